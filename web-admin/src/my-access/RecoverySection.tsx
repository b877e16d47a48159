import type { Factors } from '@kontor/api/second-factor/second-factor.schema';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { Notice } from '../ui/notice/Notice.js';
import { renewCodes } from './factor-calls.js';
import { codesLeftText } from './factor-texts.js';
import { FactorProblem } from './FactorProblem.js';
import { missing } from './form-problems.js';
import { OwnPassword } from './OwnPassword.js';
import { Buttons, FactorFields, Section } from './Section.js';
import { useFactorForm } from './use-factor-form.js';

interface RecoverySectionProps {
  readonly factors: Factors;
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
}

/** How many recovery codes are left, and new ones. */
export function RecoverySection({ factors, onRenewed }: RecoverySectionProps) {
  const [isAsking, setAsking] = useState(false);
  const { text, isFew } = codesLeftText(factors);
  return (
    <Section title="Wiederherstellungscodes">
      <p>Mit einem Wiederherstellungscode melden Sie sich an, wenn Sie App und Schlüssel nicht zur Hand haben.</p>
      {isFew ? (
        <Notice tone="warning">
          <p>{text} Bitte erstellen Sie neue.</p>
        </Notice>
      ) : (
        <p>{text}</p>
      )}
      {isAsking ? (
        <NewCodes onCancel={() => setAsking(false)} onRenewed={onRenewed} />
      ) : (
        <ActionButton variant="outlined" onClick={() => setAsking(true)}>
          Neue Codes erstellen
        </ActionButton>
      )}
    </Section>
  );
}

interface NewCodesProps extends Pick<RecoverySectionProps, 'onRenewed'> {
  readonly onCancel: () => void;
}

function NewCodes({ onCancel, onRenewed }: NewCodesProps) {
  const [password, setPassword] = useState('');
  const { submit, errors, problem, isPending } = useFactorForm({
    fields: ['password'],
    check: () => ({ password: missing(password) }),
    send: () => renewCodes(password),
    onDone: onRenewed,
  });
  return (
    <FactorFields noValidate onSubmit={submit}>
      <p>Die bisherigen Codes gelten danach nicht mehr.</p>
      <OwnPassword value={password} error={errors['password']} onChange={setPassword} />
      <FactorProblem error={problem} title="Keine neuen Codes erstellt" />
      <Buttons>
        <ActionButton type="submit" isRunning={isPending}>
          Neue Codes erstellen
        </ActionButton>
        <Button variant="text" onClick={onCancel}>
          Abbrechen
        </Button>
      </Buttons>
    </FactorFields>
  );
}
