import { giveConsents } from '@kontor/api/session/session.routes';
import { useState } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { notifyProblem } from '../../app/problem-notice.js';
import { path } from '../../app/routes.js';
import { api } from '../../app/session.js';
import { ConsentFields } from '../../flow/ConsentFields.js';
import { ErrorSummary } from '../../flow/ErrorSummary.js';
import { fieldProblems } from '../../flow/field-errors.js';
import { FormActions, FormStack } from '../../flow/FormActions.js';
import { text } from '../../texts/consent-text.js';
import { Button } from '../../ui/Button.js';
import { Page } from '../../ui/Page.js';

interface Consents {
  readonly berechtigung: boolean;
  readonly datenschutz: boolean;
}

const messages = {
  berechtigung: 'Bestätigung erforderlich',
  datenschutz: 'Akzeptanz und Kenntnisnahme der Datenschutzbestimmungen erforderlich',
} as const satisfies Readonly<Record<keyof Consents, string>>;

function errorsOf(values: Consents): FieldErrors<Consents> {
  const missing = (Object.keys(messages) as (keyof Consents)[]).filter((name) => !values[name]);
  return Object.fromEntries(missing.map((name) => [name, { type: 'required', message: messages[name] }]));
}

/** What only the customer can confirm after an adviser has registered them (contracts "POST /me/register"). */
export function ConsentForm() {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Consents>({
    defaultValues: { berechtigung: false, datenschutz: false },
    shouldFocusError: false,
    resolver: (values) => {
      const errors = errorsOf(values);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(
    async () => {
      try {
        await api.send(giveConsents, { body: { authorizedToRepresent: true, acceptedDatenschutz: true } });
        await navigate(path('hub'));
      } catch (error) {
        notifyProblem(error, { title: text('consent.failed') });
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
            <ErrorSummary
              problems={fieldProblems(errors, Object.keys(messages))}
              attempt={attempt}
              labels={{ berechtigung: text('consent.entitled.short'), datenschutz: text('consent.privacy.short') }}
            />
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
