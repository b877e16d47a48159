import type { PersonField } from '@kontor/domain/application/legal-form-parts';
import { FormText } from '../../../form/FormText.js';
import { ConditionalFields } from '../../../form/ConditionalFields.js';
import { text } from '../../../texts/sections-text.js';
import { AddressFields } from './AddressFields.js';
import { FieldGroup } from './FieldGroup.js';

interface ContactFieldsProps {
  readonly of: string;
  readonly isActing: boolean;
  readonly shown: ReadonlySet<PersonField>;
}

const contact: readonly PersonField[] = ['email', 'phone', 'line1', 'postalCode', 'city'];

/** Contact details of a person, as far as they are required. */
export function ContactFields({ of, isActing, shown }: ContactFieldsProps) {
  const names = contact.map((field) => `${of}.${field}`);
  return (
    <ConditionalFields names={names} needed={contact.some((field) => shown.has(field))}>
      <FieldGroup title={text('person.contact')}>
        <ConditionalFields names={[`${of}.email`]} needed={shown.has('email')}>
          <FormText
            name={`${of}.email`}
            type="email"
            inputMode="email"
            label={text('person.email')}
            hint={text('person.email.hint')}
            optional={!shown.has('email')}
            autoComplete={isActing ? 'email' : 'off'}
          />
        </ConditionalFields>
        <ConditionalFields names={[`${of}.phone`]} needed={shown.has('phone')}>
          <FormText
            name={`${of}.phone`}
            type="tel"
            inputMode="tel"
            label={text('person.phone')}
            hint={text('person.phone.hint')}
            optional={!shown.has('phone')}
            autoComplete={isActing ? 'tel' : 'off'}
            chars={24}
          />
        </ConditionalFields>
        <ConditionalFields names={[`${of}.line1`, `${of}.postalCode`, `${of}.city`]} needed={shown.has('line1')}>
          <AddressFields
            of={of}
            hint={text('person.line1.hint')}
            autoComplete={isActing ? 'home' : undefined}
            optional={!shown.has('line1')}
          />
        </ConditionalFields>
      </FieldGroup>
    </ConditionalFields>
  );
}
