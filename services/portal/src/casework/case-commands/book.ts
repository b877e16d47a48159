import type { CaseId } from '@kontor/domain/case/case-id';
import type { BookingStep } from '@kontor/domain/core-banking/booking-obstacle';
import type { ReadinessFlags } from '@kontor/domain/core-banking/readiness';
import { type BookingMode, isBooked, type PartiesResult } from '@kontor/domain/core-banking/booking';
import type { CaseCommand } from '@kontor/domain/case/case-command';
import { type CaseCore, requireNotTaken } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, type ProviderFinding, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { bookingFailureOf } from './booking-failure.js';
import { accountSchema, cardSchema, reportSchema } from './readiness.js';

export interface BookingDeps {
  readonly core: CaseCore;
  readonly readiness: (found: CaseRecord) => Promise<ReadinessFlags>;
  /** False while the connection to the core banking system is switched off. */
  readonly isConnected: () => boolean;
}

export interface BookingRequest {
  readonly caseId: CaseId;
  readonly accountId: string;
  readonly booking: Booking;
}

/** Input of one booking and the mapping of its finding to the answer. */
export interface Booking {
  readonly command: CaseCommand;
  readonly step: BookingStep;
  /** Whether a finding says that it is booked: then it is returned again. */
  readonly isBooked: (finding: Pick<ProviderFinding, 'kind' | 'content'>) => boolean;
  readonly answerOf: (content: unknown) => unknown;
}

/** The result of a booking, or `late` when it continues without the request. */
export type BookingResult =
  { readonly kind: 'late' } | { readonly kind: 'booked'; readonly content: unknown; readonly ok: boolean };

/** How long a request waits for the core bank, ms. */
const bookingDeadlineMs = 20_000;

export const partiesBooking = (mode: BookingMode): Booking => ({
  command: { name: 'passToCoreBanking', mode },
  step: mode,
  isBooked: ({ kind, content }) => kind === 'partyReport' && isPassedAs(mode, content),
  answerOf: (content) => content,
});

export const accountBooking: Booking = {
  command: { name: 'createAccount' },
  step: 'account',
  isBooked: ({ kind }) => kind === 'account',
  answerOf: (content) => {
    const { kontonummer, iban } = accountSchema.parse(content);
    return { kontonummer, iban, Kontonummer: kontonummer, IBAN: iban };
  },
};

export const girocardBooking: Booking = {
  command: { name: 'createGirocard' },
  step: 'girocard',
  isBooked: ({ kind }) => kind === 'girocard',
  answerOf: (content) => {
    const { kartennummer, chipkartennummer, ...rest } = cardSchema.parse(content);
    return { kartennummer, chipkartennummer, Kartennummer: kartennummer, Chipkartennummer: chipkartennummer, ...rest };
  },
};

/** Books in the core bank. @throws Problem 404, 410, 409 when it is not allowed now, and when the core bank refuses. */
export async function book(deps: BookingDeps, { caseId, accountId, booking }: BookingRequest): Promise<BookingResult> {
  const { core } = deps;
  const found = await workableCase(core.cases, caseId);
  requireNotTaken(booking.command.name, found.snapshot, accountId);
  // Readiness first, so that a booking by a parallel request is found by the second query.
  const obstacle = (await deps.readiness(found)).obstacles[booking.step];
  const isAllowed = obstacle === undefined || (await isBookedBefore(core, caseId, booking));
  if (!isAllowed && !deps.isConnected()) throw problem('core-banking-disabled', { state: 'core_banking_disabled' });
  if (!isAllowed) throw problem('illegal', { state: 'illegal', detail: obstacle });
  const { command, answerOf } = booking;
  const outcome = await core.runStaffCommand({ caseId, command, accountId, deadlineMs: bookingDeadlineMs });
  if (outcome.kind === 'interrupted') return { kind: 'late' };
  // A refusal for good: what may succeed later is tried again in the background.
  if (outcome.kind === 'coreBankingFailed') {
    const detail = bookingFailureOf(outcome.reason, await core.findings.ofCase(caseId, ['bookingRefusal']));
    throw problem('core-banking-refused', { state: 'core_banking_refused', detail });
  }
  if (outcome.kind !== 'coreBanking') throw new TypeError(`A booking cannot end as ${outcome.kind}`);
  const finding = await core.findings.read(caseId, outcome.findingRef);
  if (finding === null) throw new Error('The booking has no finding');
  return { kind: 'booked', content: answerOf(finding.content), ok: outcome.ok };
}

function isPassedAs(mode: BookingMode, content: unknown): boolean {
  const report = reportSchema.safeParse(content).data;
  return report?.mode === mode && isBooked(content as PartiesResult);
}

async function isBookedBefore({ findings }: CaseCore, caseId: CaseId, booking: Booking): Promise<boolean> {
  return (await findings.ofCase(caseId)).some(booking.isBooked);
}
