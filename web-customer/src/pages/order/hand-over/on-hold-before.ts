import type { HistoryRow } from '@kontor/api/case/case.schema';
import type { StatusCode } from '@kontor/domain/case/case-status';

const holds: readonly string[] = ([213, 214] satisfies readonly StatusCode[]).map(String);

/** Whether the order was on hold before, by its history (R1 §2 item 12). */
export function wasOnHold(history: readonly Pick<HistoryRow, 'type' | 'status'>[]): boolean {
  return history.some(({ type, status }) => type === 'bgo' && holds.includes(status));
}
