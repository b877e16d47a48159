import { caseStatus, isBesideChecks } from '../case/case-status.js';
import { personStatusLabel } from '../person/person-status.js';
import { bankWording, type BankWordingSubject } from './bank-wording.js';

/** How far the bank is with the account of a case. */
export interface BookingProgress {
  /** How all parties are in the core bank; null before the hand-over. */
  readonly parties: 'customers' | 'prospects' | null;
  readonly account: boolean;
  /** Whether the ordered girocards are booked; true where none was ordered. */
  readonly girocard: boolean;
  readonly contractFiles: number;
  /** The steps that the bank has switched on. */
  readonly steps: Readonly<Record<'asCustomers' | 'account' | 'girocard', boolean>>;
}

/** Somebody whose step of the identification is next; `status` is what is shown of the person. */
export interface AskedPerson {
  readonly name: string;
  readonly status: string;
}

export interface BankStepSubject extends BankWordingSubject {
  readonly asked: readonly AskedPerson[];
  /** Null where it is not known or does not matter. */
  readonly booking: BookingProgress | null;
  /** Whether an act of the bank waits for a second person. */
  readonly approvalOpen: boolean;
}

/** The next step of a case in few words, and whose it is where it is not the bank's (R3 §2.3); null where nobody has one. */
export function bankStep({ asked, booking, approvalOpen, ...subject }: BankStepSubject): string | null {
  if (approvalOpen) return 'Zweite Person: bestätigen';
  const { turn, step } = bankWording({ ...subject, identificationOpen: asked.length > 0 });
  if (isBesideChecks(subject.status) && turn === 'customer' && asked.length > 0) return stepOfPersons(asked);
  const isBooking = subject.status === caseStatus.bankInProgress && subject.running !== 'coreBanking';
  return isBooking && booking !== null ? bookingStep(booking) : step;
}

/** The persons by name where all have the same step and there are few, else their number. */
function stepOfPersons(asked: readonly AskedPerson[]): string {
  const labels = [...new Set(asked.map(({ status }) => personStatusLabel(status)))];
  const who = asked.length <= 2 ? asked.map(({ name }) => name).join(', ') : `${asked.length} Personen`;
  return `${who}: ${labels.length === 1 ? (labels[0] ?? '') : 'Identifikation offen'}`;
}

function bookingStep({ parties, account, girocard, contractFiles, steps }: BookingProgress): string {
  if (parties === null) return 'An das Kernbanksystem übergeben';
  if (parties === 'prospects' && steps.asCustomers) return 'Als Kunden übergeben';
  if (parties === 'customers' && !account && steps.account) return 'Konto anlegen';
  if (account && !girocard && steps.girocard) return 'girocard anlegen';
  return contractFiles === 0 ? 'Vertragsunterlagen hochladen' : 'Vorgang abschließen';
}
