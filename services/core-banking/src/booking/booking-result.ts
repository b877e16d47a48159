import type { EffectRecords } from '@kontor/platform/effect-once/effect-records';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { CoreBank } from '../provider/core-bank.js';
import { refusalMessages } from '../provider/refusal.js';

/** What a step into the core bank needs. */
export interface BookingDeps {
  readonly portal: CaseClient;
  /** Claims on references at the core bank; it ignores operation keys. */
  readonly bookings: EffectRecords;
  readonly coreBank: CoreBank;
}

export interface BookingStep {
  readonly caseId: string;
  readonly version: number;
  /** The operation this step is; names its finding where a step may be taken again. */
  readonly operationKey: string;
  /** Who asked, by reference; never a name. */
  readonly actor: string | undefined;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/** What a step came to: a finding that tells what was booked, or a "no" in German. */
export type BookingResult =
  | { readonly kind: 'booked'; readonly findingRef: string; readonly ok: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

/** Something stands in the way of a booking; the reason is German and names nobody. */
export class NotBookable extends Error {
  override readonly name = 'NotBookable';
}

/** Carries out a step that ends in a finding; a "no", ours or the core bank's, is a result, a fault flies. */
export async function resultOf(book: () => Promise<string>): Promise<BookingResult> {
  try {
    return { kind: 'booked', findingRef: await book(), ok: true };
  } catch (error) {
    if (error instanceof NotBookable) return { kind: 'failed', reason: error.message };
    if (error instanceof ProviderRejected) return { kind: 'failed', reason: refusalMessages(error).join(' ') };
    throw error;
  }
}
