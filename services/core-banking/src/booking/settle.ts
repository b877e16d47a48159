import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from '@kontor/platform/bus/service-fault';

const PAUSE_MS = 300;
/** Without a deadline of the caller. */
const LONGEST_WAIT_MS = 15_000;
/** The answer must still reach the caller, ms. */
const ANSWER_MARGIN_MS = 500;

export interface Settling<T> {
  readonly find: () => Promise<T | null>;
  readonly isSettled: (booked: T) => boolean;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/**
 * The core bank may take an order and give the numbers later: waits until they are there.
 * @throws ServiceFault `core-bank-pending` (retryable) when it takes longer than the caller waits; the booking stands.
 */
export async function settle<T>(booked: T, { find, isSettled, deadline }: Settling<T>): Promise<T> {
  const until = deadline === undefined ? Date.now() + LONGEST_WAIT_MS : deadline - ANSWER_MARGIN_MS;
  let current = booked;
  while (!isSettled(current)) {
    if (Date.now() + PAUSE_MS >= until)
      throw new ServiceFault('core-bank-pending', 'The core bank has not finished yet', { retryable: true });
    await pause(PAUSE_MS);
    current = (await find()) ?? current;
  }
  return current;
}
