import type { CaseId } from '@kontor/domain/case/case-id';
import type { OperationKey } from '@kontor/domain/case/operation-key';
import { refusedByCoreBank } from '@kontor/domain/core-banking/booking-failure';
import type { EffectRecords } from '@kontor/platform/effect-once/effect-records';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { CoreBank } from '../provider/core-bank.js';
import { refusalMessages } from '../provider/refusal.js';

/** Input of a step at the core bank. */
export interface BookingDeps {
  readonly portal: CaseClient;
  /** Claims on references at the core bank; it ignores operation keys. */
  readonly bookings: EffectRecords;
  readonly coreBank: CoreBank;
}

export interface BookingStep {
  readonly caseId: CaseId;
  readonly version: number;
  /** The operation of this step; part of its finding's name where a step can be repeated. */
  readonly operationKey: OperationKey;
  /** Reference of the person who asked; never a name. */
  readonly actor: string | undefined;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/** Result of a step: a finding with what was booked, or a refusal in German, without personal data. */
export type BookingResult =
  | { readonly kind: 'booked'; readonly findingRef: string; readonly ok: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

/** A booking is refused; the reason is German and without personal data. */
export class NotBookable extends Error {
  override readonly name = 'NotBookable';
}

/**
 * Carries out a step that ends in a finding. A refusal, ours or the core bank's, is a result; a fault is thrown. The
 * words of the core bank may name a person: they are a finding too, because the workflow keeps the result.
 */
export async function resultOf(
  { portal }: Pick<BookingDeps, 'portal'>,
  { caseId, operationKey }: Pick<BookingStep, 'caseId' | 'operationKey'>,
  book: () => Promise<string>,
): Promise<BookingResult> {
  try {
    return { kind: 'booked', findingRef: await book(), ok: true };
  } catch (error) {
    if (error instanceof NotBookable) return { kind: 'failed', reason: error.message };
    if (!(error instanceof ProviderRejected)) throw error;
    await portal.recordFinding({
      caseId,
      findingId: `${operationKey}:refusal`,
      kind: 'bookingRefusal',
      content: { messages: refusalMessages(error) },
    });
    return { kind: 'failed', reason: refusedByCoreBank };
  }
}
