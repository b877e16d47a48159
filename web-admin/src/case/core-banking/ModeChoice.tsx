import { bookingModeLabels, type BookingMode } from '@kontor/domain/core-banking/booking';
import { Choice } from '../../ui/Choice.js';

const meanings: Readonly<Record<BookingMode, string>> = {
  KUNDE: 'Alle Angaben liegen vor. Konto und girocard können danach angelegt werden.',
  KUNDE_WITH_PLACEHOLDERS:
    'Fehlende Geburtsdaten und Berufe werden mit Platzhaltern gefüllt und müssen im Kernbanksystem nachgepflegt werden.',
  INTERESSENT:
    'Legt die Beteiligten ohne Kundenverhältnis an. Konto und girocard werden dann im Kernbanksystem angelegt.',
};

interface ModeChoiceProps {
  /** Why the parties cannot be passed as customers. */
  readonly obstacle: string | undefined;
  readonly modes: readonly BookingMode[];
  readonly chosen: BookingMode;
  readonly onChoose: (mode: BookingMode) => void;
}

/** The choice of the mode of the booking (R3 §4.3). */
export function ModeChoice({ obstacle, modes, chosen, onChoose }: ModeChoiceProps) {
  return (
    <Choice>
      <legend>Als Kunde ist die Übergabe nicht möglich. {obstacle} Wie soll übergeben werden?</legend>
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
