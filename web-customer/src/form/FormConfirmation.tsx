import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { CheckboxRow } from './CheckboxRow.js';
import { fieldId } from '../violations/field-id.js';
import { useFieldMessage } from './use-field-message.js';

interface FormConfirmationProps {
  readonly name: string;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** A confirmation that is stored as Ja when ticked and as Nein otherwise. */
export function FormConfirmation({ name, optional = false, children }: FormConfirmationProps) {
  const { field } = useController({ name });
  return (
    <CheckboxRow
      id={fieldId(name)}
      message={useFieldMessage(name)}
      {...(optional ? {} : { 'aria-required': true })}
      name={name}
      ref={field.ref}
      checked={field.value === 'Ja'}
      onChange={(event) => field.onChange(event.target.checked ? 'Ja' : 'Nein')}
      onBlur={field.onBlur}
    >
      {children}
    </CheckboxRow>
  );
}
