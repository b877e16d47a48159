import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { ReasonInput, UnidentifiedNotice } from './Reason.js';
import { unidentifiedOf } from './unidentified.js';
import { useActDraft } from '../case-action/use-act-draft.js';
import { useCaseAction } from '../case-action/use-case-action.js';

/** Ends the automation and sets the case to 305; the reason becomes an internal note (R3 §4.2). */
export function SupportFix() {
  const record = useBankCase();
  const { id } = record;
  const persons = unidentifiedOf(record);
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const reason = useActDraft('support-fix');
  const fix = useCaseAction<string>('supportFix', async (why) => {
    await reason.spend(() => provider.moveCase(id, { name: 'supportFix' }, why));
    return done(
      'Support-Eingriff ausgeführt',
      'Die Automatik ist beendet. Die Begründung steht als interne Notiz am Vorgang.',
    );
  });
  return (
    <CaseCommand name="supportFix">
      <ActionButton variant="outlined" isRunning={fix.isRunning} onClick={() => setAsking(true)}>
        Support-Eingriff
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking}
        title="Automatische Identifikation beenden?"
        confirmLabel="Automatik beenden"
        isDangerous
        isConfirmDisabled={reason.text.trim() === ''}
        onClose={() => {
          setAsking(false);
          reason.clear();
        }}
        onConfirm={() => {
          setAsking(false);
          fix.act(reason.text.trim());
        }}
      >
        <p>
          Der Vorgang wird auf „Manuell auf erfolgreich gesetzt“ (305) gestellt. Die automatische Identifikation endet
          damit unwiderruflich, und der Kunde erhält eine E-Mail.
        </p>
        {persons.length === 0 ? null : (
          <UnidentifiedNotice persons={persons}>
            Offene Prüfungen enden, und ihre Links gelten nicht mehr. Die Bank identifiziert diese Personen selbst. Als
            Kunde lässt sich der Vorgang dann nur mit Platzhaltern übergeben.
          </UnidentifiedNotice>
        )}
        <ReasonInput reason={reason.text} onChange={reason.type} />
      </ConfirmAction>
    </CaseCommand>
  );
}
