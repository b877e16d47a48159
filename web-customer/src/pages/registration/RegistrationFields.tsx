import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { useWatch } from 'react-hook-form';
import { useBank } from '../../app/configuration/use-configuration.js';
import { ConsentFields } from '../../form/ConsentFields.js';
import { FormRadio } from '../../form/FormRadio.js';
import { FormText } from '../../form/FormText.js';
import { text } from '../../texts/opening-text.js';
import { Hint } from '../../ui/Field.js';
import { useMedia } from '../../ui/use-media.js';
import { AdviserFields } from './AdviserFields.js';
import type { RegistrationValues } from './registration-values.js';
import { legalFormLabel, salutationOptions } from '../../texts/labels.js';

type AutoFill = HTMLInputAutoCompleteAttribute;

function companyHint(legalForm: LegalForm, byAdviser: boolean): string {
  if (!traitsOf(legalForm).isThePerson) return text('register.company.hint', { form: legalFormLabel(legalForm) });
  return text(byAdviser ? 'adviser.company.hint.selfEmployed' : 'register.company.hint.selfEmployed');
}

interface RegistrationFieldsProps {
  readonly legalForm: LegalForm;
  /** An adviser cannot consent for the customer, who is asked at activation. */
  readonly byAdviser: boolean;
}

/** The fields of a registration. */
export function RegistrationFields({ legalForm, byAdviser }: RegistrationFieldsProps) {
  const { registerAskForPhone } = useBank();
  // The browser would fill in the adviser's own data.
  const own = (field: AutoFill) => (byAdviser ? 'off' : field);
  return (
    <>
      <Hint>{text('form.required')}</Hint>
      <FormText
        name="firma"
        label={text('register.company')}
        hint={companyHint(legalForm, byAdviser)}
        autoComplete={own('organization')}
      />
      <FormRadio name="anrede" legend={text('register.salutation')} options={salutationOptions()} row="always" />
      <FormText
        name="vorname"
        label={text('register.firstName')}
        hint={text(byAdviser ? 'adviser.name.asInId' : 'register.name.hint')}
        autoComplete={own('given-name')}
      />
      <FormText name="nachname" label={text('register.lastName')} autoComplete={own('family-name')} />
      <FormText
        name="email"
        type="email"
        label={text('register.email')}
        hint={text(byAdviser ? 'adviser.email.hint' : 'register.email.hint')}
        autoComplete={own('email')}
        inputMode="email"
      />
      <RepeatedEmail autoComplete={own('email')} />
      {registerAskForPhone ? (
        <FormText
          name="phone"
          type="tel"
          label={text('register.phone')}
          hint={text('register.phone.hint')}
          autoComplete={own('tel')}
          inputMode="tel"
          chars={24}
        />
      ) : null}
      {byAdviser ? <AdviserFields /> : <ConsentFields />}
    </>
  );
}

/** Optional, and left out on a phone, where typing is laborious; what is already there stays visible. */
function RepeatedEmail({ autoComplete }: { readonly autoComplete: AutoFill }) {
  const isWide = useMedia('(min-width: 769px)');
  const isTyped = useWatch<RegistrationValues, 'repeatEmail'>({ name: 'repeatEmail' }) !== '';
  if (!isWide && !isTyped) return null;
  return (
    <FormText
      name="repeatEmail"
      type="email"
      label={text('register.repeatEmail')}
      optional
      autoComplete={autoComplete}
      inputMode="email"
    />
  );
}
