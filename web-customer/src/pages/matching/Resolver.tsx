import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { visibleRightSide } from '@kontor/domain/matching/resolver';
import { useEffect, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ApplicationProgress } from '../../progress/ApplicationProgress.js';
import { ErrorSummary } from '../../violations/ErrorSummary.js';
import { fieldProblems } from '../../violations/field-errors.js';
import { serverError } from '../../violations/server-violation.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/matching-text.js';
import { Button } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';
import type { HandOverControl } from '../order/hand-over/hand-over.js';
import type { MismatchPlace } from '../order/hand-over/mismatch-route.js';
import { AbortModal } from './AbortModal.js';
import { createdLabels, createdOrder } from './created-labels.js';
import { fieldOfViolation } from './created-field.js';
import { FoundPerson } from './FoundPerson.js';
import { MatchedPersons } from './MatchedPersons.js';
import { ResolverHintLine } from './ResolverHintLine.js';
import { asksConfirmation } from './resolver-hint.js';
import { UnmatchedPersons } from './UnmatchedPersons.js';
import { useResolver } from './use-resolver.js';

interface ResolverProps {
  readonly matchingCase: MatchingCase;
  readonly from: MismatchPlace;
  readonly handOver: HandOverControl;
}

/** Lets the customer assign each found person (R1 §4 "Mismatch resolution"). */
export function Resolver({ matchingCase, from, handOver }: ResolverProps) {
  const { kind, source } = matchingCase;
  const { state, form, choose, takeSpelling, confirm, complete, resolution } = useResolver(matchingCase);
  const { violations } = handOver;
  const [attempt, setAttempt] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const hint = useId();
  const again = (): void => setAttempt((count) => count + 1);
  useEffect(() => {
    for (const violation of violations) {
      const field = fieldOfViolation(violation.propertyPath);
      if (field !== undefined) form.setError(field, serverError(violation));
    }
    if (violations.length > 0) again();
  }, [violations, form]);
  // Without a choice nothing was aborted.
  const send = form.handleSubmit(
    (values) => (complete ? handOver.continueWith(resolution(values), { source, from }) : undefined),
    again,
  );

  return (
    <Page
      title={text('mismatch.title')}
      lead={text(`mismatch.lead.${source}`)}
      above={<ApplicationProgress step="identification" />}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void send(event)}>
          <FormStack>
            <p>{text(`mismatch.how.${kind}`)}</p>
            <ErrorSummary
              problems={fieldProblems(form.formState.errors, createdOrder(matchingCase))}
              attempt={attempt}
              labels={createdLabels(matchingCase)}
            />
            <MatchedPersons matchingCase={matchingCase} />
            {visibleRightSide(state).map((index) => (
              <FoundPerson
                key={index}
                rightIndex={index}
                state={state}
                onChoose={(choice) => choose(index, choice)}
                onTakeSpelling={(takes) => takeSpelling(index, takes)}
              />
            ))}
            {asksConfirmation(state) ? <UnmatchedPersons state={state} onConfirm={confirm} /> : null}
          </FormStack>
          <ResolverHintLine id={hint} state={state} />
          <FormActions>
            <Button type="submit" disabled={!complete} busy={handOver.busy} aria-describedby={hint}>
              {text('mismatch.send')}
            </Button>
            <Button look="secondary" onClick={() => setLeaving(true)}>
              {text('mismatch.abort')}
            </Button>
          </FormActions>
        </form>
      </FormProvider>
      {leaving ? (
        <AbortModal
          source={source}
          onStay={() => setLeaving(false)}
          onAbort={() => {
            setLeaving(false);
            void handOver.continueWith({ resolution: 'ABORT', kind }, { source, from });
          }}
        />
      ) : null}
      {handOver.notice}
    </Page>
  );
}
