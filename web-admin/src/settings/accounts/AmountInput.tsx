import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from '../../ui/fields/TextInput.js';

interface AmountInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** An amount in euro. */
export function AmountInput(props: AmountInputProps) {
  return <TextInput {...props} inputMode="decimal" endAdornment={<InputAdornment position="end">€</InputAdornment>} />;
}
