import { parseGermanDate } from '@kontor/domain/calendar-date/date-input';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { dayAhead, followUpInputProblem, maxFollowUpReason } from '@kontor/domain/follow-up/follow-up';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { useDraft } from '../../ui/use-draft.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { ended } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';

const Days = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: -12 });

const usualDays = [
  { label: 'Morgen', days: 1 },
  { label: '+3 Tage', days: 3 },
  { label: '+7 Tage', days: 7 },
];

interface NewFollowUp {
  readonly day: string;
  readonly reason: string;
}

/** What was typed; a reason of null is that of the follow-up that is set. */
interface Typed {
  readonly date: string;
  readonly reason: string | null;
}
const nothingTyped = (): Typed => ({ date: '', reason: null });

/** Asks until when the case is put aside, and why. */
export function FollowUpDialog({ onClose }: { readonly onClose: () => void }) {
  const { id, followUp } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [typed, write] = useDraft(['follow-up', id], nothingTyped);
  const { date } = typed;
  const reason = typed.reason ?? followUp?.reason ?? '';
  const [isChecked, setChecked] = useState(false);
  const save = useCaseAction<NewFollowUp>('followUp', async (given) => {
    await provider.setFollowUp(id, given);
    write(nothingTyped);
    return ended('Wiedervorlage gesetzt', 'Bis dahin steht der Vorgang nicht unter „Wartet auf die Bank“.');
  });
  const today = germanyToday(Date.now());
  const dateProblem = followUpInputProblem(date, today);
  const reasonProblem = reason.trim() === '' ? 'Pflichtfeld' : undefined;
  const setDate = (date: string): void => write((before) => ({ ...before, date }));
  const cancel = (): void => {
    write(nothingTyped);
    onClose();
  };
  const confirm = (): void => {
    const day = parseGermanDate(date);
    setChecked(true);
    if (dateProblem !== undefined || reasonProblem !== undefined || day === undefined) return;
    save.act({ day, reason: reason.trim() });
    onClose();
  };
  return (
    <ConfirmAction isOpen title="Wiedervorlage" confirmLabel="Vorlegen lassen" onClose={cancel} onConfirm={confirm}>
      <p>
        Der Vorgang steht bis zu diesem Tag nicht unter „Wartet auf die Bank“. Danach steht er dort ganz oben, mit Ihrer
        Begründung.
      </p>
      <TextInput
        label="Wieder vorlegen am"
        hint="TT.MM.JJJJ, ab morgen"
        inputMode="numeric"
        autoComplete="off"
        value={date}
        onChange={setDate}
        error={isChecked ? dateProblem : undefined}
        sx={{ maxWidth: 160 }}
      />
      <Days role="group" aria-label="Häufige Tage">
        {usualDays.map(({ label, days }) => (
          <Button key={label} size="small" variant="outlined" onClick={() => setDate(dayAhead(today, days))}>
            {label}
          </Button>
        ))}
      </Days>
      <TextInput
        label="Begründung"
        hint="Nur für die Bank sichtbar"
        multiline
        minRows={2}
        value={reason}
        onChange={(text) => write((before) => ({ ...before, reason: text.slice(0, maxFollowUpReason) }))}
        error={isChecked ? reasonProblem : undefined}
      />
    </ConfirmAction>
  );
}
