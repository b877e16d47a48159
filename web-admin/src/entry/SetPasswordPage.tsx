import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { passwordProblems, type PasswordProblems } from '@kontor/domain/staff/password';
import { entryPath } from '../providers/entry-paths.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { PasswordInput } from '../ui/PasswordInput.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { accountCalls } from './account-calls.js';
import { EntryForm } from './EntryForm.js';
import { EntryFrame } from './EntryFrame.js';
import { NewLinkPage } from './NewLinkPage.js';
import { StrengthHints } from './StrengthHints.js';
import type { Go } from './use-place.js';

const texts = {
  activate: {
    title: 'Zugang aktivieren',
    lead: 'Setzen Sie Ihr Passwort. Danach können Sie sich anmelden.',
    act: 'Zugang aktivieren',
    failed: 'Aktivierung fehlgeschlagen',
    notice: 'Ihr Zugang ist aktiviert. Bitte melden Sie sich an.',
  },
  passwordChange: {
    title: 'Neues Passwort setzen',
    lead: 'Das bisherige Passwort gilt danach nicht mehr.',
    act: 'Passwort setzen',
    failed: 'Passwort nicht gesetzt',
    notice: 'Ihr neues Passwort ist gesetzt. Bitte melden Sie sich an.',
  },
} as const;

const hint = 'Mindestens 15 Zeichen, oder mindestens 8 mit Großbuchstabe, Kleinbuchstabe und Ziffer';

interface SetPasswordPageProps {
  readonly purpose: keyof typeof texts;
  readonly verificationCode: string;
  readonly go: Go;
}

/** Sets a password by the code of a mailed link (R3 §2.7). */
export function SetPasswordPage({ purpose, verificationCode, go }: SetPasswordPageProps) {
  const [password, setTyped] = useState('');
  const [repeated, setRepeated] = useState('');
  const [asksForLink, askForLink] = useState(false);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const passwordField = useRef<HTMLInputElement>(null);
  const repeatedField = useRef<HTMLInputElement>(null);
  const text = texts[purpose];
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await accountCalls()).setPassword(purpose, verificationCode, password),
    onSuccess: () => go(entryPath, { notice: text.notice }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = passwordProblems(password, repeated);
    setProblems(found);
    if (found.password !== undefined) passwordField.current?.focus();
    else if (found.repeat !== undefined) repeatedField.current?.focus();
    else if (!isPending) mutate();
  };
  if (asksForLink) return <NewLinkPage />;
  return (
    <EntryFrame title={text.title} lead={text.lead}>
      {error === null ? null : <ProblemNotice error={error} title={text.failed} />}
      {error instanceof ApiProblem && error.status === 400 ? (
        <Button variant="outlined" onClick={() => askForLink(true)}>
          Neuen Link anfordern
        </Button>
      ) : null}
      <EntryForm noValidate onSubmit={submit}>
        <PasswordInput
          label="Passwort"
          hint={hint}
          autoComplete="new-password"
          value={password}
          onChange={setTyped}
          error={problems.password}
          inputRef={passwordField}
        />
        <StrengthHints password={password} />
        <PasswordInput
          label="Passwort wiederholen"
          autoComplete="new-password"
          value={repeated}
          onChange={setRepeated}
          error={problems.repeat}
          inputRef={repeatedField}
        />
        <ActionButton type="submit" isRunning={isPending}>
          {text.act}
        </ActionButton>
        <Button href={entryPath} variant="text">
          Zur Anmeldung
        </Button>
      </EntryForm>
    </EntryFrame>
  );
}
