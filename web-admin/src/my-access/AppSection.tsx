import { germanDay } from '@kontor/domain/calendar-date/german-day';
import type { Factors } from '@kontor/api/second-factor/second-factor.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { AppSetup } from './AppSetup.js';
import { startTotp } from './factor-calls.js';
import { FactorProblem } from './FactorProblem.js';
import { RemoveFactorDialog } from './RemoveFactorDialog.js';
import { Buttons, Section } from './Section.js';

interface AppSectionProps {
  readonly factors: Factors;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
  readonly onRemoved: () => Promise<unknown>;
}

/** The authenticator app: whether there is one, and its setup. */
export function AppSection({ factors, onEnrolled, onRemoved }: AppSectionProps) {
  const { totp } = factors;
  const [isRemoving, setRemoving] = useState(false);
  const { mutate: begin, data: enrolment, error, isPending, reset } = useMutation({ mutationFn: startTotp });
  const enrolled = (codes: readonly string[]): void => {
    reset();
    onEnrolled(codes);
  };
  return (
    <Section title="Authenticator-App">
      <p>
        {totp === null
          ? 'Eine App auf Ihrem Smartphone zeigt alle 30 Sekunden einen neuen Code, den Sie bei der Anmeldung eingeben.'
          : `Eingerichtet am ${germanDay(totp.since)}.`}
      </p>
      <FactorProblem error={error} title="Einrichtung nicht begonnen" />
      {enrolment === undefined ? (
        <Buttons>
          <ActionButton variant="outlined" isRunning={isPending} onClick={() => begin()}>
            {totp === null ? 'App einrichten' : 'Andere App einrichten'}
          </ActionButton>
          {totp === null ? null : (
            <ActionButton variant="outlined" color="error" onClick={() => setRemoving(true)}>
              App entfernen
            </ActionButton>
          )}
        </Buttons>
      ) : (
        <AppSetup
          key={enrolment.enrolment}
          enrolment={enrolment}
          isReplacing={totp !== null}
          isRestarting={isPending}
          onRestart={() => begin()}
          onCancel={reset}
          onEnrolled={enrolled}
        />
      )}
      {isRemoving ? (
        <RemoveFactorDialog
          title="App entfernen?"
          factors={factors}
          factor={{ kind: 'totp' }}
          onClose={() => setRemoving(false)}
          onRemoved={onRemoved}
        />
      ) : null}
    </Section>
  );
}
