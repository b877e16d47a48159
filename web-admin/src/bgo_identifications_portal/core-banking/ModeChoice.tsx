import { styled } from '@mui/material/styles';
import { bookingModeLabels, type BookingMode } from '@kontor/domain/core-banking/booking';

const Choice = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: '0 10px',
    padding: '10px 12px',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    cursor: 'pointer',
  },
  '& label:has(input:checked)': {
    borderColor: theme.vars.palette.primary.text,
    background: theme.vars.palette.primary.tint,
  },
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: theme.vars.palette.primary.main },
  '& small': { gridColumn: 2, fontSize: 14, color: theme.vars.palette.text.secondary },
}));

const meanings: Readonly<Record<BookingMode, string>> = {
  KUNDE: 'Alle Angaben liegen vor. Konto und girocard können danach angelegt werden.',
  KUNDE_WITH_PLACEHOLDERS:
    'Fehlende Geburtsdaten und Berufe werden mit Platzhaltern gefüllt und müssen im Kernbanksystem nachgepflegt werden.',
  INTERESSENT:
    'Legt die Beteiligten ohne Kundenverhältnis an. Konto und girocard werden dann im Kernbanksystem angelegt.',
};

interface ModeChoiceProps {
  readonly modes: readonly BookingMode[];
  readonly chosen: BookingMode;
  readonly onChoose: (mode: BookingMode) => void;
}

/** The choice of the transfer mode (R3 §4.3). */
export function ModeChoice({ modes, chosen, onChoose }: ModeChoiceProps) {
  return (
    <Choice>
      <legend>Nicht alle Angaben für einen Kunden liegen vor. Wie soll übergeben werden?</legend>
      {modes.map((mode) => (
        <label key={mode}>
          <input type="radio" name="mode" checked={mode === chosen} onChange={() => onChoose(mode)} />
          {bookingModeLabels[mode]}
          <small>{meanings[mode]}</small>
        </label>
      ))}
    </Choice>
  );
}
