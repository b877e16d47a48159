import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from '../bus/service-fault.js';

const PAUSE_MS = 300;
/** Without a deadline of the caller. */
const LONGEST_WAIT_MS = 15_000;
/** The answer must still reach the caller, ms. */
const ANSWER_MARGIN_MS = 500;

export interface Settling<T> {
  readonly find: () => Promise<T | null>;
  readonly isSettled: (effect: T) => boolean;
  /** Code of the fault when it takes longer than the caller waits. */
  readonly pendingCode: string;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/**
 * Waits for a provider that accepts an order and finishes it later, by looking the effect up repeatedly.
 * @throws ServiceFault with `pendingCode` (retryable) when it takes longer than the caller waits; the order remains.
 */
export async function waitUntilSettled<T>(
  effect: T,
  { find, isSettled, pendingCode, deadline }: Settling<T>,
): Promise<T> {
  const until = deadline === undefined ? Date.now() + LONGEST_WAIT_MS : deadline - ANSWER_MARGIN_MS;
  let current = effect;
  while (!isSettled(current)) {
    if (Date.now() + PAUSE_MS >= until)
      throw new ServiceFault(pendingCode, 'The provider has not finished yet', { retryable: true });
    await pause(PAUSE_MS);
    current = (await find()) ?? current;
  }
  return current;
}
