import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { acts } from '../case-action/acts.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { ended } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useSetupPlan } from '../setup-run/use-setup-plan.js';
import { AccountQuestion } from './AccountQuestion.js';
import { UnidentifiedReason } from './Reason.js';
import { unidentifiedOf } from './unidentified.js';
import { Warnings } from './Warnings.js';

/** Ends a case with success; asks whether there is an account where none was booked (R3 §4.2). */
export function FinishSuccess() {
  const record = useBankCase();
  const { id, businessName, finishWarnings, coreBanking } = record;
  const persons = unidentifiedOf(record);
  const { isOpen: isSetupOpen } = useSetupPlan();
  const [reason, setReason] = useState('');
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<boolean>();
  const asksForAccount = coreBanking.account === null;
  const finish = useCaseAction<Parameters<typeof provider.finishCase>[1]>('finish', async (choice) => {
    await provider.finishCase(id, choice);
    return ended(
      'Vorgang erfolgreich abgeschlossen',
      'Der Kunde wird per E-Mail informiert und sieht auf seiner Statusseite, was bereitliegt.',
    );
  });
  return (
    <>
      <ActionButton
        aria-keyshortcuts={acts.finish.key}
        variant={isSetupOpen ? 'outlined' : 'contained'}
        color="success"
        isRunning={finish.isRunning}
        onClick={() => setAsking(true)}
      >
        {acts.finish.label}
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking}
        title="Vorgang erfolgreich abschließen?"
        confirmLabel={acts.finish.label}
        isConfirmDisabled={(asksForAccount && answer === undefined) || (persons.length > 0 && reason.trim() === '')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          finish.act({
            accountOpened: asksForAccount ? answer : undefined,
            reason: persons.length === 0 ? undefined : reason.trim(),
          });
        }}
      >
        <Warnings warnings={finishWarnings} />
        <UnidentifiedReason
          persons={persons}
          consequence="Mit dem Abschluss steht die Bank selbst für ihre Identifikation ein."
          reason={reason}
          onChange={setReason}
        />
        {asksForAccount ? <AccountQuestion answer={answer} onAnswer={setAnswer} /> : null}
        <p>
          Der Antrag von <strong>{businessName}</strong> endet mit „Erfolgreich abgeschlossen“. Der Kunde erhält eine
          E-Mail und sieht auf seiner Statusseite, was bereitliegt. Das lässt sich nicht zurücknehmen.
        </p>
      </ConfirmAction>
    </>
  );
}
