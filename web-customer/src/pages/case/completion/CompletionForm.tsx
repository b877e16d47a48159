import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '../../../violations/ErrorSummary.js';
import { FieldGrid } from '../../../form/FieldGrid.js';
import { text } from '../../../texts/case-text.js';
import { Button } from '../../../ui/Button.js';
import { Hint } from '../../../ui/Field.js';
import { CardActions } from '../action-card/CardActions.js';
import type { useCompletion } from './use-completion.js';

const Part = styled('section')(({ theme }) => ({
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { marginTop: 6 },
  '& > form': { display: 'grid', gap: 24, marginTop: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface CompletionFormProps {
  readonly completion: ReturnType<typeof useCompletion>;
  readonly title: string;
  /** What is missing, as a text. */
  readonly lead: ReactNode;
  /** The provider's words about it; empty without any. */
  readonly details: string;
  /** Labels of fields for messages that do not contain them. */
  readonly labels: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** The frame of a form about one person: name, errors, fields and button. */
export function CompletionForm({ completion, title, lead, details, labels, children }: CompletionFormProps) {
  const { form, attempt, sent, problems, submit } = completion;
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {sent ? (
        <p>{text('information.sent')}</p>
      ) : (
        <>
          {lead}
          {details === '' ? null : <p>{details}</p>}
          <FormProvider {...form}>
            <form noValidate onSubmit={(event) => void submit(event)}>
              <FieldGrid>
                <ErrorSummary problems={problems} attempt={attempt} labels={labels} />
                <Hint>{text('form.required')}</Hint>
                {children}
              </FieldGrid>
              <CardActions>
                <Button type="submit" busy={form.formState.isSubmitting}>
                  {text(form.formState.isSubmitting ? 'information.sending' : 'information.send')}
                </Button>
              </CardActions>
            </form>
          </FormProvider>
        </>
      )}
    </Part>
  );
}
