import { describeParty, partyKindLabels } from './party-report.js';
import { partiesOf, type PartiesResult } from './booking.js';

/** The report on one party: who it is, whether it was created, and its lines. */
export interface PartyReport {
  /** Id of the person, or which company. */
  readonly subject: string;
  readonly title: string;
  readonly isCreated: boolean;
  readonly lines: readonly string[];
}

/** The report on a booking of parties. */
export interface BookingReport {
  readonly title: string;
  readonly isComplete: boolean;
  readonly parties: readonly PartyReport[];
}

/** Title of every notice about a failed step at the core banking system (R3 §8). */
export const bookingFailedTitle = 'Übertragung fehlgeschlagen';

/** Body of that notice: the server's detail, else 'Unbekannter Fehler', and advice (R3 §8). */
export function bookingFailedText(detail: string | undefined): string {
  const reason = detail === undefined || detail.trim() === '' ? 'Unbekannter Fehler' : detail.trim();
  return `${reason.replace(/[.!]$/, '')}. Bitte versuchen Sie es später erneut.`;
}

/** The report on a booking, party by party (R3 §8 "Success of those"). */
export function bookingReport(result: PartiesResult): BookingReport {
  const parties = partiesOf(result);
  const created = parties.filter(({ personennummer }) => personennummer !== undefined).length;
  const isComplete = parties.length > 0 && created === parties.length;
  return {
    title: isComplete ? 'Daten übergeben' : `Nicht alle Beteiligten angelegt (${created} von ${parties.length})`,
    isComplete,
    parties: parties.map((party) => ({
      subject: party.subject,
      title: `${party.name} (${partyKindLabels[party.kind]})`,
      isCreated: party.personennummer !== undefined,
      lines: describeParty(party),
    })),
  };
}

/** An IBAN in groups of four. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** Lines about a new account (R3 §8: account number and IBAN). */
export function accountLines(account: { readonly kontonummer: string; readonly iban: string }): readonly string[] {
  return [`Kontonummer: ${account.kontonummer}`, `IBAN: ${formatIban(account.iban)}`];
}

/** Lines about a new girocard (R3 §8: card number and chip card number). */
export function girocardLines(card: {
  readonly kartennummer: string;
  readonly chipkartennummer: string;
}): readonly string[] {
  return [`Kartennummer: ${card.kartennummer}`, `Chipkartennummer: ${card.chipkartennummer}`];
}
