import type { HistoryRow } from '@kontor/api/case/case.schema';
import { isHistoryLineShown } from '@kontor/domain/case-wording/case-panels';
import { historyActor, historyNotes, historySubject, historyType } from '@kontor/domain/case-wording/history-wording';

export interface HistoryLine {
  readonly id: number;
  readonly createdAt: string;
  readonly identifier: string;
  readonly title: string;
  readonly type: string;
  readonly status: string;
  readonly actor: string;
  /** Nobody did it: a timer or a provider. */
  readonly isAutomatic: boolean;
  readonly notes: readonly string[];
}

/** Lines that only repeat the provider's wording are left out (R3 §2.5). */
export function historyLines(rows: readonly HistoryRow[]): readonly HistoryLine[] {
  return rows
    .filter(({ type }) => isHistoryLineShown(type))
    .map((row) => ({
      id: row.id,
      createdAt: row.createdAt,
      identifier: historySubject(row),
      title: row.title,
      type: historyType(row.type),
      status: row.status,
      actor: historyActor(row),
      isAutomatic: row.actor === 'system',
      notes: historyNotes(row),
    }));
}
