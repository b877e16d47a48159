import type { TotpEnrolment } from '@kontor/api/second-factor/second-factor.schema';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { totpProblem } from '../entry/factor-problem.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { CopyLine } from '../ui/CopyLine.js';
import { TextInput } from '../ui/fields/TextInput.js';
import { acceptTotp } from './factor-calls.js';
import { FactorProblem } from './FactorProblem.js';
import { missing } from './form-problems.js';
import { OwnPassword } from './OwnPassword.js';
import { QrCode } from './QrCode.js';
import { secretGroups } from './secret-groups.js';
import { Buttons, FactorFields } from './Section.js';
import { useFactorForm } from './use-factor-form.js';

interface AppSetupProps {
  readonly enrolment: TotpEnrolment;
  readonly isReplacing: boolean;
  readonly isRestarting: boolean;
  /** Asks for another secret, because one is valid for ten minutes only. */
  readonly onRestart: () => void;
  readonly onCancel: () => void;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret of an app, and accepts it by a code. */
export function AppSetup({ enrolment, isReplacing, isRestarting, onRestart, onCancel, onEnrolled }: AppSetupProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { submit, errors, problem, isPending } = useFactorForm({
    fields: ['code', 'password'],
    check: () => ({ code: totpProblem(code), password: missing(password) }),
    send: () => acceptTotp({ enrolment: enrolment.enrolment, password, code }),
    onDone: onEnrolled,
  });
  return (
    <FactorFields noValidate onSubmit={submit}>
      <p>
        Scannen Sie den QR-Code mit Ihrer App, oder geben Sie das Geheimnis dort ein. Er gilt zehn Minuten.
        {isReplacing ? ' Die bisherige App gilt, bis Sie die neue bestätigt haben.' : ''}
      </p>
      <QrCode content={enrolment.uri} label="QR-Code für die App. Das Geheimnis darunter bewirkt dasselbe." />
      <CopyLine label="Geheimnis" value={secretGroups(enrolment.secret)} copied={enrolment.secret} />
      <TextInput
        label="Code aus der App"
        hint="Sechs Ziffern"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={errors['code']}
        onChange={setCode}
      />
      <OwnPassword value={password} error={errors['password']} onChange={setPassword} />
      <FactorProblem error={problem} title="App nicht eingerichtet" />
      <Buttons>
        <ActionButton type="submit" isRunning={isPending}>
          App bestätigen
        </ActionButton>
        <ActionButton variant="outlined" isRunning={isRestarting} onClick={onRestart}>
          Neuen QR-Code anzeigen
        </ActionButton>
        <Button variant="text" onClick={onCancel}>
          Abbrechen
        </Button>
      </Buttons>
    </FactorFields>
  );
}
