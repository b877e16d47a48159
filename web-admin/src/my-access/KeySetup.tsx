import { longestKeyName } from '@kontor/api/second-factor/second-factor.schema';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { TextInput } from '../ui/fields/TextInput.js';
import { addNewKey } from './factor-calls.js';
import { FactorProblem } from './FactorProblem.js';
import { missing } from './form-problems.js';
import { OwnPassword } from './OwnPassword.js';
import { Buttons, FactorFields } from './Section.js';
import { useFactorForm } from './use-factor-form.js';

interface KeySetupProps {
  readonly onCancel: () => void;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
}

const nameProblem = (typed: string): string | undefined =>
  typed.trim().length > longestKeyName ? `Maximal ${longestKeyName} Zeichen möglich` : missing(typed);

/** Names a key, and lets the browser ask for it. */
export function KeySetup({ onCancel, onEnrolled }: KeySetupProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { submit, errors, problem, isPending } = useFactorForm({
    fields: ['name', 'password'],
    check: () => ({ name: nameProblem(name), password: missing(password) }),
    send: () => addNewKey({ name: name.trim(), password }),
    onDone: onEnrolled,
  });
  return (
    <FactorFields noValidate onSubmit={submit}>
      <TextInput
        label="Name des Schlüssels"
        hint="Woran Sie ihn erkennen, zum Beispiel „Schlüsselbund“ oder „Laptop“"
        autoComplete="off"
        value={name}
        error={errors['name']}
        onChange={setName}
      />
      <OwnPassword value={password} error={errors['password']} onChange={setPassword} />
      <FactorProblem error={problem} title="Schlüssel nicht hinzugefügt" />
      {isPending ? <p role="status">Bitte folgen Sie der Abfrage Ihres Browsers.</p> : null}
      <Buttons>
        <ActionButton type="submit" isRunning={isPending}>
          Schlüssel jetzt abfragen
        </ActionButton>
        <Button variant="text" onClick={onCancel}>
          Abbrechen
        </Button>
      </Buttons>
    </FactorFields>
  );
}
