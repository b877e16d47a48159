import { statusTitle } from './status-title.js';
import { situationOf, type Situation, type TurnSubject } from './turn.js';

type Titles = readonly [customer: string, bank: string];

const failedTransfer: Titles = ['Übertragung unterbrochen', 'Übertragung gescheitert'];
/** Titles that go before those of the main status. */
const situationTitles: Readonly<Partial<Record<Situation, Titles>>> = {
  ordered: ['Antrag eingegangen', 'Antrag gesendet'],
  interrupted: ['Abweichende Daten', 'Übertragung unterbrochen: Daten weichen ab'],
  refused: failedTransfer,
  refusedAsTooLarge: failedTransfer,
  resolving: ['Zuordnung wird übertragen', 'Zuordnung wird übertragen'],
  unanswered: ['Antrag wird geprüft', 'Rückfrage ohne Antwort'],
};

/** Title of a case shown to the customer or the bank: by its status, and by what else is known of it. */
export function caseTitle(subject: TurnSubject, side: 'customer' | 'bank'): string {
  const situation = situationOf(subject);
  const shown = situation === null ? undefined : situationTitles[situation];
  if (shown === undefined) return statusTitle(subject.status, side);
  return side === 'customer' ? shown[0] : shown[1];
}
