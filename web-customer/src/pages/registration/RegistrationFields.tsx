import { legalFormLabels, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { salutationLabels } from '@kontor/domain/list/salutations';
import { useBank } from '../../app/configuration/use-configuration.js';
import { ConsentFields } from '../../form/ConsentFields.js';
import { FormRadio } from '../../form/FormRadio.js';
import { FormText } from '../../form/FormText.js';
import { text } from '../../texts/opening-text.js';
import { Hint } from '../../ui/Field.js';
import { AdviserFields } from './AdviserFields.js';

const salutationOptions = Object.entries(salutationLabels).map(([value, label]) => ({ value, label }));

interface RegistrationFieldsProps {
  readonly legalForm: LegalForm;
  /** An adviser cannot consent for the customer, who is asked at activation. */
  readonly byAdviser: boolean;
}

/** The fields of a registration. */
export function RegistrationFields({ legalForm, byAdviser }: RegistrationFieldsProps) {
  const { registerAskForPhone } = useBank();
  return (
    <>
      <Hint>{text('form.required')}</Hint>
      <FormText
        name="firma"
        label={text('register.company')}
        hint={
          traitsOf(legalForm).isThePerson
            ? text('register.company.hint.selfEmployed')
            : text('register.company.hint', { form: legalFormLabels[legalForm] })
        }
        autoComplete="organization"
      />
      <FormRadio name="anrede" legend={text('register.salutation')} options={salutationOptions} row />
      <FormText
        name="vorname"
        label={text('register.firstName')}
        hint={text('register.name.hint')}
        autoComplete="given-name"
      />
      <FormText name="nachname" label={text('register.lastName')} autoComplete="family-name" />
      <FormText
        name="email"
        type="email"
        label={text('register.email')}
        hint={text(byAdviser ? 'adviser.email.hint' : 'register.email.hint')}
        autoComplete="email"
        inputMode="email"
      />
      <FormText
        name="repeatEmail"
        type="email"
        label={text('register.repeatEmail')}
        optional
        autoComplete="email"
        inputMode="email"
      />
      {registerAskForPhone ? (
        <FormText
          name="phone"
          type="tel"
          label={text('register.phone')}
          hint={text('register.phone.hint')}
          autoComplete="tel"
          inputMode="tel"
          chars={24}
        />
      ) : null}
      {byAdviser ? <AdviserFields /> : <ConsentFields />}
    </>
  );
}
