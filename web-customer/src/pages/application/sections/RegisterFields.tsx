import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import type { ReactNode } from 'react';
import { FormText } from '../../../form/FormText.js';
import { text } from '../../../texts/sections-text.js';
import { FieldGroup } from './FieldGroup.js';

interface RegisterFieldsProps {
  /** `firma` or `data`. */
  readonly of: string;
  readonly legalForm: LegalForm;
  /** Further fields about the register. */
  readonly children?: ReactNode;
}

/** The register of a company; nothing for companies without one. */
export function RegisterFields({ of, legalForm, children }: RegisterFieldsProps) {
  const { register } = traitsOf(legalForm);
  if (register === null) return null;
  return (
    <FieldGroup title={text('register.title')}>
      <FormText
        name={`${of}.registrationNumber`}
        label={text('register.number')}
        hint={text('register.number.hint', { register })}
        autoComplete="off"
        chars={18}
      />
      <FormText
        name={`${of}.registrationIssuer`}
        label={text('register.court')}
        hint={text('register.court.hint')}
        autoComplete="off"
      />
      {children}
    </FieldGroup>
  );
}
