import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { ErrorSummary } from '../../violations/ErrorSummary.js';
import { fieldProblems } from '../../violations/field-errors.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { text as consentText } from '../../texts/consent-text.js';
import { text } from '../../texts/opening-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';
import { DroppedCompany } from '../company-search/DroppedCompany.js';
import {
  isChosenCompany,
  registrationFields,
  type RegistrationContext,
  type RegistrationValues,
} from './registration-values.js';
import { RegistrationFields } from './RegistrationFields.js';
import { useRegistration } from './use-registration.js';

const labels = () => ({
  firma: text('register.company'),
  anrede: text('register.salutation'),
  berechtigung: consentText('consent.entitled.short'),
  datenschutz: consentText('consent.privacy.short'),
  identBedingungen: consentText('consent.identity.short'),
  neukunde: text('adviser.newCustomer.short'),
  beraterEinstiegName: text('adviser.name'),
});

interface RegistrationFormProps {
  readonly legalForm: LegalForm;
  readonly registrationContext: RegistrationContext;
  readonly onBack: () => void;
}

/** The registration of an applicant and a company (R1 §5 "Registration"). */
export function RegistrationForm({ legalForm, registrationContext, onBack }: RegistrationFormProps) {
  const { control, handleSubmit, setError, formState } = useFormContext<RegistrationValues>();
  const firma = useWatch({ control, name: 'firma' });
  const { busy, register } = useRegistration(registrationContext);
  const [attempt, setAttempt] = useState(0);
  const [taken, setTaken] = useState(false);

  const send = handleSubmit(
    async (values) => {
      const outcome = await register(values);
      if (outcome.taken === true) setTaken(true);
      for (const { name, error } of outcome.fields ?? []) setError(name, error);
      if (outcome.fields !== undefined) setAttempt((count) => count + 1);
    },
    () => setAttempt((count) => count + 1),
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <DroppedCompany hit={isChosenCompany(firma, registrationContext) ? undefined : registrationContext.hit} />
      <FormStack>
        <ErrorSummary
          problems={fieldProblems(formState.errors, registrationFields)}
          attempt={attempt}
          labels={labels()}
        />
        <RegistrationFields legalForm={legalForm} byAdviser={registrationContext.byAdviser} />
      </FormStack>
      <FormActions>
        <Button type="submit" busy={busy}>
          {text(busy ? 'register.sending' : 'register.send')}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {text('action.back')}
        </Button>
      </FormActions>
      {taken ? <TakenModal byAdviser={registrationContext.byAdviser} onClose={() => setTaken(false)} /> : null}
    </form>
  );
}

interface TakenModalProps {
  readonly byAdviser: boolean;
  readonly onClose: () => void;
}

/** The applicant signs in; an adviser, who has no access to the application, types another address. */
function TakenModal({ byAdviser, onClose }: TakenModalProps) {
  const navigate = useNavigate();
  return (
    <Modal title={text(byAdviser ? 'adviser.taken.title' : 'register.taken.title')} onClose={onClose}>
      <p>{text(byAdviser ? 'adviser.taken.body' : 'register.taken.body')}</p>
      <Button onClick={byAdviser ? onClose : () => void navigate(path('hub'))}>
        {text(byAdviser ? 'adviser.taken.ok' : 'register.taken.ok')}
      </Button>
    </Modal>
  );
}
