import { parseGermanDate } from '@kontor/domain/calendar-date/date-input';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { maxReference, reportDayInputProblem } from '@kontor/domain/discrepancy/discrepancy-report';
import { useState } from 'react';
import { TextInput } from '../../ui/fields/TextInput.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { useActDraft } from '../case-action/use-act-draft.js';
import { useDecideDiscrepancy } from './use-discrepancy.js';

interface ReportDialogProps {
  readonly step: number;
  readonly onClose: () => void;
}

/** Asks when the differences were reported, and under which reference. */
export function ReportDialog({ step, onClose }: ReportDialogProps) {
  const date = useActDraft('report-day');
  const reference = useActDraft('report-reference');
  const [isChecked, setChecked] = useState(false);
  const { act } = useDecideDiscrepancy(date, reference);
  const dateProblem = reportDayInputProblem(date.text, germanyToday(Date.now()));
  const referenceProblem = reference.text.trim() === '' ? 'Pflichtfeld' : undefined;
  const confirm = (): void => {
    const day = parseGermanDate(date.text);
    setChecked(true);
    if (dateProblem !== undefined || referenceProblem !== undefined || day === undefined) return;
    act({ step, outcome: 'reported', day, reference: reference.text.trim() });
    onClose();
  };
  return (
    <ConfirmAction
      isOpen
      title="Als gemeldet festhalten"
      confirmLabel="Festhalten"
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        Sie haben die Unstimmigkeit unter transparenzregister.de gemeldet. Der Kunde erfährt davon hier nichts. Das
        lässt sich nicht zurücknehmen.
      </p>
      <TextInput
        label="Gemeldet am"
        hint="TT.MM.JJJJ"
        inputMode="numeric"
        autoComplete="off"
        value={date.text}
        onChange={date.type}
        error={isChecked ? dateProblem : undefined}
        sx={{ maxWidth: 160 }}
      />
      <TextInput
        label="Aktenzeichen"
        hint="Wie es das Transparenzregister bestätigt"
        autoComplete="off"
        value={reference.text}
        onChange={(text) => reference.type(text.slice(0, maxReference))}
        error={isChecked ? referenceProblem : undefined}
      />
    </ConfirmAction>
  );
}
