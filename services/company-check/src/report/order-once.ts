import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from '@kontor/platform/bus/service-fault';

export interface Order<T> {
  readonly find: () => Promise<T | null>;
  readonly order: () => Promise<T>;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

const PAUSE_MS = 300;
/** Without a deadline of the caller. */
const LONGEST_WAIT_MS = 15_000;
/** The answer must still reach the caller, ms. */
const ANSWER_MARGIN_MS = 500;

/**
 * Orders a report at most once, and waits until the provider has it ready or gives it up.
 * @throws ServiceFault `report-pending` (retryable) when it takes longer than the caller waits.
 */
export async function orderOnce<T extends { readonly status: 'pending' | 'ready' | 'failed' }>({
  find,
  order,
  deadline,
}: Order<T>): Promise<T> {
  const until = deadline === undefined ? Date.now() + LONGEST_WAIT_MS : deadline - ANSWER_MARGIN_MS;
  let report = (await find()) ?? (await orderOrFind(order, find));
  while (report.status === 'pending') {
    if (Date.now() + PAUSE_MS >= until)
      throw new ServiceFault('report-pending', 'The report is not ready yet', { retryable: true });
    await pause(PAUSE_MS);
    report = (await find()) ?? report;
  }
  return report;
}

/** An order whose answer was lost may have been taken. */
async function orderOrFind<T>(order: () => Promise<T>, find: () => Promise<T | null>): Promise<T> {
  try {
    return await order();
  } catch (error) {
    if (!(error instanceof ServiceFault) || !error.retryable) throw error;
    const late = await find().catch(() => null);
    if (late === null) throw error;
    return late;
  }
}
