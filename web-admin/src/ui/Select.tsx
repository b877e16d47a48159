import { styled } from '@mui/material/styles';

const Field = styled('select')(({ theme }) => ({
  minHeight: 32,
  maxWidth: '100%',
  padding: '4px 8px',
  borderRadius: 8,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 75%, ${theme.vars.palette.background.paper})`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: 14,
  cursor: 'pointer',
}));

interface SelectProps {
  /** Said by screen readers; the choices must speak for themselves. */
  readonly name: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a few, by the browser's own list. */
export function Select({ name, value, choices, onChange }: SelectProps) {
  return (
    <Field aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Field>
  );
}
