import { maxNoReportReason } from '@kontor/domain/discrepancy/discrepancy-report';
import { useState } from 'react';
import { TextInput } from '../../ui/fields/TextInput.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { useActDraft } from '../case-action/use-act-draft.js';
import { useDecideDiscrepancy } from './use-discrepancy.js';

interface NoReportDialogProps {
  readonly step: number;
  readonly onClose: () => void;
}

/** Asks why the differences are not reported. */
export function NoReportDialog({ step, onClose }: NoReportDialogProps) {
  const reason = useActDraft('no-report');
  const [isChecked, setChecked] = useState(false);
  const { act } = useDecideDiscrepancy(reason);
  const problem = reason.text.trim() === '' ? 'Pflichtfeld' : undefined;
  const confirm = (): void => {
    setChecked(true);
    if (problem !== undefined) return;
    act({ step, outcome: 'notReported', reason: reason.text.trim() });
    onClose();
  };
  return (
    <ConfirmAction isOpen title="Keine Meldung" confirmLabel="Festhalten" onClose={onClose} onConfirm={confirm}>
      <p>
        Die Bank meldet die Abweichung nicht. Ihre Begründung bleibt im Vorgang und im Beweisarchiv nachvollziehbar.
      </p>
      <TextInput
        label="Begründung"
        hint="Nur für die Bank sichtbar"
        multiline
        minRows={3}
        value={reason.text}
        onChange={(text) => reason.type(text.slice(0, maxNoReportReason))}
        error={isChecked ? problem : undefined}
      />
    </ConfirmAction>
  );
}
