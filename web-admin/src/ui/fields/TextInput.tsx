import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { RefObject } from 'react';
import { FieldFrame } from './FieldFrame.js';

interface TextInputProps extends Omit<OutlinedInputProps, 'error' | 'id' | 'inputRef' | 'label' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

export function TextInput({ label, value, onChange, hint, error, inputRef, ...rest }: TextInputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...rest}
          {...describedBy}
          id={id}
          size="small"
          fullWidth
          value={value}
          error={error !== undefined}
          onChange={(event) => onChange(event.target.value)}
          {...(inputRef === undefined ? {} : { inputRef })}
        />
      )}
    </FieldFrame>
  );
}
