import { bookingModeLabels } from '@kontor/domain/core-banking/booking';
import { useState } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { personsOf } from '../bank-case/bank-case.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { isSettled } from '../core-banking/checklist.js';
import { ModeChoice } from '../core-banking/ModeChoice.js';
import { setupLines } from './setup-lines.js';
import { planLines } from './setup-plan.js';
import { isResumed, startedRun } from './setup-run.js';
import { useSetupPlan } from './use-setup-plan.js';
import { useSetupRun } from './use-setup-run.js';

/** Hand-over, account and cards in one run, after one confirmation; after an interruption the rest of it. */
export function SetupAction() {
  const { run, isUnderWay, start } = useSetupRun();
  const plan = useSetupPlan();
  const [isAsking, setAsking] = useState(false);
  if (!plan.isOpen) return null;
  const resumes = isResumed(plan.subject, run);
  const label = resumes ? 'Fortsetzen' : acts.setUp.label;
  return (
    <>
      <ActionButton aria-keyshortcuts={acts.setUp.key} isRunning={isUnderWay} onClick={() => setAsking(true)}>
        {isUnderWay ? 'Wird eingerichtet …' : label}
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking && !isUnderWay}
        title={resumes ? 'Einrichtung fortsetzen?' : 'Konto einrichten?'}
        confirmLabel={label}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          start(startedRun(plan.subject, plan.mode));
        }}
      >
        <Question {...plan} />
      </ConfirmAction>
    </>
  );
}

/** The mode, what will be done in it, and what will not. */
function Question({ choice, mode, choose, subject, planned }: ReturnType<typeof useSetupPlan>) {
  const record = useBankCase();
  const left = setupLines(subject, { run: null, isUnderWay: false }).filter(
    (line) => !planned.includes(line.key) && !isSettled(line),
  );
  const facts = { ...record, persons: personsOf(record).length, mode: bookingModeLabels[mode] };
  return (
    <>
      {planned.includes('pass') && choice?.asks === true ? (
        <ModeChoice
          obstacle={record.readiness.obstacles.KUNDE}
          modes={choice.allowed}
          chosen={mode}
          onChoose={choose}
        />
      ) : null}
      <div>
        <p>Im Kernbanksystem geschieht nacheinander:</p>
        <ol>
          {planLines(planned, facts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      {left.length === 0 ? null : (
        <p>Nicht dabei: {left.map(({ title, text }) => `${title} (${text.replace(/\.$/, '')})`).join('; ')}.</p>
      )}
      <p>
        Das lässt sich von hier aus nicht zurücknehmen. Wird es unterbrochen, setzen Sie es hier fort; nichts wird
        doppelt angelegt.
      </p>
    </>
  );
}
