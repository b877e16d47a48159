import Key from '@mui/icons-material/Key';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { LinkButton } from '../ui/LinkButton.js';
import { FactorCode } from './FactorCode.js';
import type { LoginProblem } from './login-problem.js';
import { useFactorStep, type AskedFactor } from './use-factor-step.js';

export interface FactorFormProps {
  readonly asked: AskedFactor;
  readonly onSignedIn: () => void;
  readonly onProblem: (problem: LoginProblem | null) => void;
  readonly onStartAgain: (why: LoginProblem | null) => void;
}

/** The second step by a security key, a code of the app, or a recovery code where both are lost. */
export function FactorForm({ asked, onSignedIn, onProblem, onStartAgain }: FactorFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { running, codeError, setCodeError, byKey, byCode } = useFactorStep({
    asked,
    onSignedIn,
    onProblem,
    onStartAgain,
  });
  const switchTo = (recovery: boolean): void => {
    onProblem(null);
    setCodeError(undefined);
    setRecovery(recovery);
  };
  const code = { error: codeError, isRunning: running === 'code', onError: setCodeError };
  if (isRecovery)
    return (
      <>
        <FactorCode
          key="recovery"
          {...code}
          kind="recovery"
          isFocused
          onSubmit={(typed) => byCode('recovery', typed)}
        />
        <p>
          App und Schlüssel verloren, und auch keinen Wiederherstellungscode? Ein anderer Administrator kann Ihren
          zweiten Faktor zurücksetzen.
        </p>
        <LinkButton type="button" onClick={() => switchTo(false)}>
          App oder Sicherheitsschlüssel verwenden
        </LinkButton>
        <Restart onStartAgain={onStartAgain} />
      </>
    );
  return (
    <>
      {asked.key === null ? null : (
        <ActionButton startIcon={<Key />} isRunning={running === 'key'} onClick={byKey}>
          Mit Sicherheitsschlüssel bestätigen
        </ActionButton>
      )}
      {asked.totp ? (
        <FactorCode
          key="totp"
          {...code}
          kind="totp"
          isFocused={asked.key === null}
          onSubmit={(typed) => byCode('totp', typed)}
        />
      ) : null}
      <LinkButton type="button" onClick={() => switchTo(true)}>
        Wiederherstellungscode verwenden
      </LinkButton>
      <small>App und Schlüssel verloren? Ein anderer Administrator kann Ihren zweiten Faktor zurücksetzen.</small>
      <Restart onStartAgain={onStartAgain} />
    </>
  );
}

function Restart({ onStartAgain }: Pick<FactorFormProps, 'onStartAgain'>) {
  return (
    <Button variant="text" onClick={() => onStartAgain(null)}>
      Zurück zur Anmeldung
    </Button>
  );
}
