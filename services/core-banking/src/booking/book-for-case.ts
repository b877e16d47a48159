import type { CaseId } from '@kontor/domain/case/case-id';
import { disabledReason } from '@kontor/domain/provider-connection/core-banking-connection';
import type { CoreBank } from '../provider/core-bank.js';
import type { BookingDeps, BookingResult } from './booking-result.js';

export interface CaseBookingDeps extends Omit<BookingDeps, 'coreBank'> {
  /** Of the connection by which the case is known at the core bank. */
  readonly coreBankFor: (caseId: CaseId) => Promise<CoreBank>;
  /** The connection is switched off: nothing is booked. */
  readonly isDisabled: () => boolean;
}

/** Books by the connection of a case; refused while the connection is switched off. */
export async function bookForCase(
  deps: CaseBookingDeps,
  caseId: CaseId,
  book: (at: BookingDeps) => Promise<BookingResult>,
): Promise<BookingResult> {
  if (deps.isDisabled()) return { kind: 'failed', reason: disabledReason };
  return book({ ...deps, coreBank: await deps.coreBankFor(caseId) });
}
