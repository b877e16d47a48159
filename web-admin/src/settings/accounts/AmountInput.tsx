import { parseWhole } from './account-limits.js';
import { formatEuro } from '@kontor/domain/pricing/format';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from '../../ui/fields/TextInput.js';

interface AmountInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** An amount in cents, with its value in euros beside it. */
export function AmountInput(props: AmountInputProps) {
  const cents = props.value.trim() === '' ? undefined : parseWhole(props.value);
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      endAdornment={<InputAdornment position="end">{cents === undefined ? 'Cent' : formatEuro(cents)}</InputAdornment>}
    />
  );
}
