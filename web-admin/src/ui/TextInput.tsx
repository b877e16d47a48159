import ErrorIcon from '@mui/icons-material/Error';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type RefObject } from 'react';

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& label': { fontWeight: 600 },
  '& .hint': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  '& .error': { display: 'flex', gap: 4, alignItems: 'center', color: theme.vars.palette.error.text, fontSize: 14 },
  '& .error svg': { fontSize: 18 },
}));

interface TextInputProps extends Omit<OutlinedInputProps, 'error' | 'id' | 'inputRef' | 'label' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

export function TextInput({ label, value, onChange, hint, error, inputRef, ...rest }: TextInputProps) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <OutlinedInput
        {...rest}
        id={id}
        size="small"
        fullWidth
        value={value}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
        {...(inputRef === undefined ? {} : { inputRef })}
        {...(described === '' ? {} : { 'aria-describedby': described })}
      />
      {error === undefined ? null : (
        <span className="error" id={`${id}-error`}>
          <ErrorIcon aria-hidden />
          {error}
        </span>
      )}
    </Field>
  );
}
