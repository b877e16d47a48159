import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { entryPath } from '../providers/entry-paths.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { TextInput } from '../ui/fields/TextInput.js';
import { accountCalls } from './account-calls.js';
import { EntryForm } from './EntryForm.js';
import { EntryFrame } from './EntryFrame.js';
import { LinkMailed } from './LinkMailed.js';
import { LoginNotice } from './LoginNotice.js';
import type { LoginProblem } from './login-problem.js';
import { useLoginStep } from './use-login-step.js';

/** Requests another link in place of one that was refused. */
export function NewLinkPage() {
  const [username, setUsername] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { running, mailedTo, run } = useLoginStep(setProblem);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = username.trim();
    setMissing(name === '');
    if (name === '') field.current?.focus();
    else if (running === null) void run('forgot', async () => (await accountCalls()).requestPasswordChange(name));
  };
  return (
    <EntryFrame title="Neuen Link anfordern" lead="Wir schicken ihn an Ihre E-Mail-Adresse bei der Bank.">
      {problem === null ? null : <LoginNotice problem={problem} />}
      {mailedTo === null ? null : <LinkMailed username={mailedTo} />}
      <EntryForm noValidate onSubmit={submit}>
        <TextInput
          label="Benutzername"
          hint="Ihre E-Mail-Adresse bei der Bank"
          autoComplete="username"
          inputMode="email"
          value={username}
          onChange={setUsername}
          error={isMissing ? 'Pflichtfeld' : undefined}
          inputRef={field}
        />
        <ActionButton type="submit" isRunning={running !== null}>
          Link anfordern
        </ActionButton>
        <Button href={entryPath} variant="text">
          Zur Anmeldung
        </Button>
      </EntryForm>
    </EntryFrame>
  );
}
