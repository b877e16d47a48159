import { registerUserSchema } from '@kontor/domain/transparency-register/register-user.schema';
import { isRegistered } from '@kontor/domain/transparency-register/transparency-register';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { FaultNotice } from '../../ui/fields/FaultNotice.js';
import { Notice } from '../../ui/notice/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { PasswordInput } from '../../ui/PasswordInput.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { useReloadSettings } from '../form/use-settings.js';
import { registerUserProblem } from './register-user-problem.js';

const Fields = styled('form')({
  display: 'grid',
  gap: 16,
  maxWidth: 560,
  '& button[type=submit]': { justifySelf: 'start' },
});

const empty = { email: '', password: '' };

/** The bank's user at the transparency register; its password is sent once and kept nowhere (R3 §2.8). */
export function TransparencyRegister({ reading }: { readonly reading: SettingsReading }) {
  const config = reading.settings.transparencyRegisterConfig;
  const { login, change, problems, attempts, submit, creating } = useRegisterUser();
  return (
    <Panel>
      <Fields onSubmit={submit} noValidate>
        <h3>Nutzer des Transparenzregisters</h3>
        <RegisterState isSetUp={isRegistered(config)} email={config.internalEmail} />
        <TextInput
          label="E-Mail-Adresse"
          type="email"
          autoComplete="off"
          value={login.email}
          error={problems['email']}
          onChange={(email) => change({ email })}
        />
        <PasswordInput
          label="Passwort"
          autoComplete="new-password"
          hint="Wird einmal an das Register übergeben und nicht gespeichert."
          value={login.password}
          error={problems['password']}
          onChange={(password) => change({ password })}
        />
        <FaultNotice attempts={attempts} problems={problems} />
        {creating.error === null ? null : (
          <Notice tone="danger" title="Fehler aufgetreten" live>
            <p>{registerUserProblem(creating.error)}</p>
          </Notice>
        )}
        <ActionButton type="submit" isRunning={creating.isPending}>
          Nutzer anlegen
        </ActionButton>
      </Fields>
    </Panel>
  );
}

function useRegisterUser() {
  const [login, setLogin] = useState(empty);
  const [attempts, setAttempts] = useState(0);
  const provider = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  const reload = useReloadSettings();
  const parsed = registerUserSchema.safeParse(login);
  const issues = parsed.success ? [] : parsed.error.issues;
  const creating = useMutation({
    mutationFn: () => provider.createRegisterUser(login),
    onSuccess: async () => {
      await reload();
      setLogin(empty);
      setAttempts(0);
      notify('Nutzer angelegt.', { type: 'success' });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (parsed.success) creating.mutate();
  };
  return {
    login,
    change: (change: Partial<typeof empty>) => setLogin({ ...login, ...change }),
    attempts,
    problems: attempts > 0 ? Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])) : {},
    submit,
    creating,
  };
}

function RegisterState({ isSetUp, email }: { readonly isSetUp: boolean; readonly email: string | undefined }) {
  if (isSetUp) return <Notice tone="success" title={`Eingerichtet für ${email ?? ''}`} />;
  if (email === undefined || email === '') return <Notice tone="info" title="Noch nicht eingerichtet" />;
  return (
    <Notice
      tone="warning"
      title={`Nicht eingerichtet: Das Register hat die Zugangsdaten von ${email} nicht bestätigt.`}
    />
  );
}
