import { PasswordInput } from '../ui/PasswordInput.js';

interface OwnPasswordProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

/** The own password, which every change needs again. */
export function OwnPassword({ value, error, onChange }: OwnPasswordProps) {
  return (
    <PasswordInput
      label="Ihr Passwort"
      hint="Damit niemand an einem offenen Arbeitsplatz Ihren Zugang ändert"
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
