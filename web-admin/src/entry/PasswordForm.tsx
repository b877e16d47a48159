import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { PasswordInput } from '../ui/PasswordInput.js';
import { TextInput } from '../ui/fields/TextInput.js';
import { accountCalls } from './account-calls.js';
import { EntryForm } from './EntryForm.js';
import { loadFactorForm } from './factor-form.js';
import { LinkMailed } from './LinkMailed.js';
import type { LoginProblem } from './login-problem.js';
import type { AskedFactor } from './use-factor-step.js';
import { useLoginStep } from './use-login-step.js';

interface PasswordFormProps {
  readonly onSignedIn: () => void;
  readonly onCodeRequested: (email: string) => void;
  readonly onFactorAsked: (asked: AskedFactor) => void;
  readonly onProblem: (problem: LoginProblem | null) => void;
}

interface Missing {
  readonly username?: string;
  readonly password?: string;
}

const required = 'Pflichtfeld';

/** Both fields are checked before anything is sent (R3 §5). */
export function PasswordForm({ onSignedIn, onCodeRequested, onFactorAsked, onProblem }: PasswordFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const name = username.trim();

  const { running, mailedTo, run } = useLoginStep(onProblem);
  const isComplete = (found: Missing): boolean => {
    setMissing(found);
    if (found.username !== undefined) usernameField.current?.focus();
    else if (found.password !== undefined) passwordField.current?.focus();
    return found.username === undefined && found.password === undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const lacks = {
      ...(name === '' ? { username: required } : {}),
      ...(password === '' ? { password: required } : {}),
    };
    if (!isComplete(lacks) || running !== null) return;
    void run('login', async () => {
      const { logInByPassword } = await accountCalls();
      const answer = await logInByPassword(name, password);
      if (answer === 'signedIn') onSignedIn();
      else if (answer === 'codeRequested') onCodeRequested(name);
      else {
        await loadFactorForm();
        onFactorAsked({ username: name, ...answer });
      }
      return null;
    });
  };
  const forgot = (): void => {
    if (!isComplete(name === '' ? { username: required } : {}) || running !== null) return;
    void run('forgot', async () => (await accountCalls()).requestPasswordChange(name));
  };
  return (
    <EntryForm noValidate onSubmit={submit}>
      {mailedTo === null ? null : <LinkMailed username={mailedTo} />}
      <TextInput
        label="Benutzername"
        hint="Ihre E-Mail-Adresse bei der Bank"
        autoComplete="username"
        inputMode="email"
        value={username}
        onChange={setUsername}
        error={missing.username}
        inputRef={usernameField}
      />
      <PasswordInput
        label="Passwort"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing.password}
        inputRef={passwordField}
      />
      <ActionButton type="submit" isRunning={running === 'login'}>
        Anmelden
      </ActionButton>
      <Button variant="text" onClick={forgot} aria-disabled={running === 'forgot'}>
        Passwort vergessen
      </Button>
    </EntryForm>
  );
}
