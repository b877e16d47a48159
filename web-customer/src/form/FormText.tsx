import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '../ui/Input.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { useFieldMessage } from './use-field-message.js';

interface FormTextProps extends FieldTexts {
  readonly name: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Typical length in characters. */
  readonly chars?: number;
}

/** A single-line text field. Renders again only when its own error changes. */
export function FormText({ name, label, hint, optional = false, type = 'text', ...attributes }: FormTextProps) {
  const { register } = useFormContext();
  const frame = { id: fieldId(name), hint, optional, message: useFieldMessage(name) };
  return (
    <FieldFrame label={label} {...frame}>
      <Input type={type} {...framed(frame)} {...attributes} {...register(name)} />
    </FieldFrame>
  );
}
