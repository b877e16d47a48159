import type { HistoryRow } from '@kontor/api/case/case.schema';
import { statusesOf } from '@kontor/domain/case/case-status';

const holds: readonly string[] = statusesOf('hold').map(String);

/** Whether the order was on hold before, by its history (R1 §2 item 12). */
export function wasOnHold(history: readonly Pick<HistoryRow, 'type' | 'status'>[]): boolean {
  return history.some(({ type, status }) => type === 'bgo' && holds.includes(status));
}
