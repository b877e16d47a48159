import { maxMessageLength } from '@kontor/domain/message/message';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';

/** Ends the automation and sets the case to 305; the reason becomes an internal note (R3 §4.2). */
export function SupportFix() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const fix = useCaseAction<string>('supportFix', async (why) => {
    await provider.moveCase(id, { name: 'supportFix' }, why);
    return done(
      'Support-Eingriff ausgeführt',
      'Die Automatik ist beendet. Die Begründung steht als interne Notiz am Vorgang.',
    );
  });
  const close = (): void => {
    setAsking(false);
    setReason('');
  };
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
        isConfirmDisabled={reason.trim() === ''}
        onClose={close}
        onConfirm={() => {
          fix.act(reason.trim());
          close();
        }}
      >
        <p>
          Der Vorgang wird auf „Manuell auf erfolgreich gesetzt“ (305) gestellt. Die automatische Identifikation endet
          damit unwiderruflich, und der Kunde erhält eine E-Mail.
        </p>
        <TextInput
          label="Begründung"
          hint="Wird als interne Notiz dokumentiert"
          multiline
          minRows={3}
          value={reason}
          onChange={(text) => setReason(text.slice(0, maxMessageLength))}
        />
      </ConfirmAction>
    </CaseCommand>
  );
}
