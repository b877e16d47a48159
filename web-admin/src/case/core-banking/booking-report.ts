import { formatIban } from '@kontor/domain/account/iban';
import { describeParty, partyKindLabels } from './describe-party.js';
import { partiesOf, type PartyResult, type PartiesResult } from '@kontor/domain/core-banking/booking';

/** The report on one party: who it is, whether it was created, and its lines. */
export interface PartyReport {
  /** Id of the person, or which company. */
  readonly subject: string;
  readonly title: string;
  readonly isCreated: boolean;
  /** Created, but somebody has to look after it in the core banking system. */
  readonly hasWarning: boolean;
  readonly lines: readonly string[];
  /** Numbers of parties at the core bank that may be this one, while it is not created. */
  readonly duplicates: readonly string[];
}

/** The report on a booking of parties. */
export interface BookingReport {
  readonly title: string;
  /** Every party was created. */
  readonly isComplete: boolean;
  readonly hasWarnings: boolean;
  readonly parties: readonly PartyReport[];
}

function partyReport(party: PartyResult): PartyReport {
  const isCreated = party.personennummer !== undefined;
  const lines = describeParty(party);
  return {
    subject: party.subject,
    title: `${party.name} (${partyKindLabels[party.kind]})`,
    isCreated,
    // The first line is the outcome of the party; each further one names a problem.
    hasWarning: isCreated && lines.length > 1,
    lines,
    duplicates: isCreated ? [] : party.potentialDuplicates,
  };
}

function titleOf(parties: readonly PartyReport[], isComplete: boolean, warnings: number): string {
  const created = parties.filter(({ isCreated }) => isCreated).length;
  if (!isComplete) return `Nicht alle Beteiligten angelegt (${created} von ${parties.length})`;
  return warnings === 0 ? 'Daten übergeben' : `Daten übergeben, mit Hinweisen zu ${warnings} von ${parties.length}`;
}

/** The report on a booking, party by party (R3 §8 "Success of those"). */
export function bookingReport(result: PartiesResult): BookingReport {
  const parties = partiesOf(result).map(partyReport);
  const isComplete = parties.length > 0 && parties.every(({ isCreated }) => isCreated);
  const warnings = parties.filter(({ hasWarning }) => hasWarning).length;
  return { title: titleOf(parties, isComplete, warnings), isComplete, hasWarnings: warnings > 0, parties };
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
