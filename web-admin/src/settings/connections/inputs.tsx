import { generateSecret, maskedSecret } from '@kontor/domain/provider-connection/secret';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Choice } from '../../ui/Choice.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';

interface SecretInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** A new secret can be made here. */
  readonly canGenerate?: boolean;
  readonly disabled?: boolean;
}

/** A secret: a stored one stays masked until another is typed; a generated one is shown, so that it can be copied. */
export function SecretInput({
  label,
  value,
  error,
  onChange,
  canGenerate = false,
  disabled = false,
}: SecretInputProps) {
  const isTyped = value !== '' && value !== maskedSecret;
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <TextInput
        label={label}
        value={value}
        error={error}
        disabled={disabled}
        autoComplete="off"
        type={canGenerate && isTyped ? 'text' : 'password'}
        onFocus={(event) => event.target.select()}
        onChange={onChange}
        endAdornment={canGenerate && isTyped ? <CopyButton label={label} text={value} /> : undefined}
      />
      {canGenerate && !disabled ? (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange(generateSecret(randomBelow))}
          aria-label={`${label} erzeugen`}
        >
          Erzeugen
        </Button>
      ) : null}
    </div>
  );
}

interface HostChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly hosts: readonly string[];
  readonly onChange: (host: string) => void;
}

const hostNames: Readonly<Record<string, string>> = { sandbox: 'Sandbox', test: 'Test', production: 'Produktion' };

/** One of the hosts that the installation allows. */
export function HostChoice({ name, value, hosts, onChange }: HostChoiceProps) {
  if (hosts.length === 0) return <p>Für diesen Anbieter ist noch kein Host freigegeben.</p>;
  return (
    <Choice>
      <legend>Host</legend>
      {hosts.map((host) => (
        <label key={host}>
          <input type="radio" name={name} checked={host === value} onChange={() => onChange(host)} />
          {hostNames[host] ?? host}
        </label>
      ))}
    </Choice>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
}

export function Flag({ label, value, onChange, disabled = false }: SwitchProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Checkbox checked={value} onChange={(_event, checked) => onChange(checked)} />}
    />
  );
}

/** An unpredictable number below `limit`; numbers that would favour some are drawn again. */
function randomBelow(limit: number): number {
  const fair = 256 - (256 % limit);
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return byte % limit;
  }
}
