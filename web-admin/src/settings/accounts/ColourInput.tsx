import { styled } from '@mui/material/styles';
import { TextInput } from '../../ui/fields/TextInput.js';

const Sample = styled('input')({
  flex: 'none',
  width: 28,
  height: 24,
  marginRight: 8,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

interface ColourInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A colour as #RRGGBB, typed or chosen. */
export function ColourInput(props: ColourInputProps) {
  const { label, value, onChange } = props;
  return (
    <TextInput
      {...props}
      startAdornment={
        <Sample
          type="color"
          aria-label={`${label} auswählen`}
          value={/^#[0-9A-Fa-f]{6}$/.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
      }
    />
  );
}
