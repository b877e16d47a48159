import { giveConsents } from '@kontor/api/session/session.routes';
import type { Problem } from '@kontor/domain/violation/violation';
import { useState } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useBank } from '../../app/configuration/use-configuration.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { path } from '../../app/routes/routes.js';
import { api } from '../../app/session/session.js';
import { ConsentFields } from '../../form/ConsentFields.js';
import { ErrorSummary } from '../../violations/ErrorSummary.js';
import { fieldError, fieldProblems } from '../../violations/field-errors.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/consent-text.js';
import { Button } from '../../ui/Button.js';
import { Page } from '../../app/page/Page.js';

interface Consents {
  readonly berechtigung: boolean;
  readonly datenschutz: boolean;
  readonly identBedingungen: boolean;
}

const problems: Readonly<Record<keyof Consents, Problem>> = {
  berechtigung: { code: 'confirmation' },
  datenschutz: { code: 'confirmation', label: 'privacyPolicy' },
  identBedingungen: { code: 'confirmation', label: 'identityTerms' },
};

function errorsOf(values: Consents, asksTerms: boolean): FieldErrors<Consents> {
  const asked = (Object.keys(problems) as (keyof Consents)[]).filter(
    (name) => asksTerms || name !== 'identBedingungen',
  );
  const missing = asked.filter((name) => !values[name]);
  return Object.fromEntries(missing.map((name) => [name, fieldError(problems[name])]));
}

const labels = (): Readonly<Record<keyof Consents, string>> => ({
  berechtigung: text('consent.entitled.short'),
  datenschutz: text('consent.privacy.short'),
  identBedingungen: text('consent.identity.short'),
});

/** What only the customer can confirm after an adviser has registered them. */
export function ConsentForm() {
  const navigate = useNavigate();
  const asksTerms = useBank().urls.identityTerms !== '';
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Consents>({
    defaultValues: { berechtigung: false, datenschutz: false, identBedingungen: false },
    shouldFocusError: false,
    resolver: (values) => {
      const errors = errorsOf(values, asksTerms);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(
    async () => {
      try {
        const terms = asksTerms ? { acceptedSolaris: true as const } : {};
        await api.send(giveConsents, { body: { authorizedToRepresent: true, acceptedDatenschutz: true, ...terms } });
        await navigate(path('hub'));
      } catch (error) {
        notifyProblem(error, { title: () => text('consent.failed') });
      }
    },
    () => setAttempt((count) => count + 1),
  );
  const failed = Object.keys(errors).length > 0;
  return (
    <Page
      title={text('consent.title')}
      titlePrefix={failed ? text('form.titlePrefix') : ''}
      lead={text('consent.lead')}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void send(event)}>
          <FormStack>
            <ErrorSummary problems={fieldProblems(errors, Object.keys(problems))} attempt={attempt} labels={labels()} />
            <ConsentFields />
          </FormStack>
          <FormActions>
            <Button type="submit" busy={isSubmitting}>
              {text('consent.submit')}
            </Button>
          </FormActions>
        </form>
      </FormProvider>
    </Page>
  );
}
