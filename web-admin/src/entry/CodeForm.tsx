import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { Notice } from '../ui/notice/Notice.js';
import { TextInput } from '../ui/fields/TextInput.js';
import { accountCalls } from './account-calls.js';
import { EntryForm } from './EntryForm.js';
import { loginProblem, startsAgain, type LoginProblem } from './login-problem.js';

interface CodeFormProps {
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onProblem: (problem: LoginProblem | null) => void;
  readonly onStartAgain: (why: LoginProblem | null) => void;
}

const hint = 'Sechs Buchstaben, 10 Minuten gültig';

export function CodeForm({ email, onSignedIn, onProblem, onStartAgain }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const run = async (step: () => Promise<void>): Promise<void> => {
    onProblem(null);
    setSentAgain(false);
    setRunning(true);
    try {
      await step();
    } catch (problem) {
      setTyped('');
      if (startsAgain(problem)) onStartAgain(loginProblem(problem));
      else onProblem(loginProblem(problem));
    } finally {
      setRunning(false);
    }
  };
  const check = async (code: string): Promise<void> => {
    await (await accountCalls()).logInByCode(email, code);
    onSignedIn();
  };
  const sendAgain = async (): Promise<void> => {
    await (await accountCalls()).requestCode(email);
    setSentAgain(true);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = typed.replace(/\s/g, '').toUpperCase();
    const problem = /^[A-Z]{6}$/.test(code) ? undefined : 'Der Code besteht aus sechs Buchstaben.';
    setError(problem);
    if (problem !== undefined) field.current?.focus();
    else if (!isRunning) void run(() => check(code));
  };
  return (
    <EntryForm noValidate onSubmit={submit}>
      {isSentAgain ? (
        <Notice tone="success" live>
          <p>Ein neuer Code ist unterwegs. Der bisherige gilt weiter, bis einer von beiden benutzt ist.</p>
        </Notice>
      ) : null}
      <TextInput
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        value={typed}
        onChange={setTyped}
        error={error}
        inputRef={field}
        sx={{ maxWidth: 180, letterSpacing: '0.15em' }}
      />
      <ActionButton type="submit" isRunning={isRunning}>
        Code prüfen
      </ActionButton>
      <Button variant="text" onClick={() => void (isRunning || run(sendAgain))} aria-disabled={isRunning}>
        Neuen Code anfordern
      </Button>
      <Button variant="text" onClick={() => onStartAgain(null)}>
        Zurück zur Anmeldung
      </Button>
    </EntryForm>
  );
}
