import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxRow } from './CheckboxRow.js';
import { fieldId } from '../violations/field-id.js';
import { useFieldMessage } from './use-field-message.js';

export function FormCheckbox({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { register } = useFormContext();
  return (
    <CheckboxRow id={fieldId(name)} message={useFieldMessage(name)} aria-required {...register(name)}>
      {children}
    </CheckboxRow>
  );
}
