import type { ReactNode } from 'react';
import { describedBy, FieldBox, FieldError, Hint, Label, Optional } from '../ui/Field.js';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** May stay empty; every other field is required. */
  readonly optional?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly message: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint, field and error. */
export function FieldFrame({ id, label, hint, optional = false, message, children }: FieldFrameProps) {
  return (
    <FieldBox wrong={message !== undefined}>
      <Label htmlFor={id}>
        {label}
        {optional ? <Optional /> : null}
      </Label>
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {message === undefined ? null : <FieldError id={`${id}-error`}>{message}</FieldError>}
    </FieldBox>
  );
}

/** Attributes that link the field to the texts of its frame. */
export function framed({ id, hint, optional = false, message }: Omit<FieldFrameProps, 'children' | 'label'>) {
  return {
    id,
    'aria-invalid': message !== undefined,
    ...(optional ? {} : { 'aria-required': true }),
    ...describedBy(hint !== undefined && `${id}-hint`, message !== undefined && `${id}-error`),
  };
}
