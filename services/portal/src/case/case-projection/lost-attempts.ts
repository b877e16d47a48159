import { isDeepStrictEqual } from 'node:util';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { CaseRecord } from '../case-record/case-record.module.js';

/** What a batch of history lines says about its numbers. */
export interface Numbered {
  readonly seq: number;
  readonly entries: readonly HistoryEntry[];
  readonly snapshot: CaseSnapshot;
  /** The number up to which the process has an answer that it is projected; undefined for what is sent once more. */
  readonly confirmedSeq?: number;
  /** The first number that the batch gives out. */
  readonly firstSeq?: number;
}

type Known = Pick<CaseRecord, 'projectedSeq' | 'history' | 'snapshot'>;

/** Whether two lines say the same; an attempt after a lost one happens at another time. */
export function isSameLine(one: HistoryEntry, other: HistoryEntry): boolean {
  return isSame({ ...one, seq: 0, at: 0 }, { ...other, seq: 0, at: 0 });
}

/**
 * Whether numbers of a batch were given to something else. A process projects while its task is not recorded yet; where
 * that task is lost with a worker, the next one may meet other inputs, and their order may differ. The same batch once
 * more takes nothing.
 */
export function areNumbersTaken({ projectedSeq, history, snapshot }: Known, batch: Numbered): boolean {
  if (batch.firstSeq === undefined || projectedSeq < batch.firstSeq) return false;
  const isRepeated =
    projectedSeq === batch.seq &&
    isSame(snapshot, batch.snapshot) &&
    batch.entries.every((entry) => history.some((line) => line.seq === entry.seq && isSameLine(line, entry)));
  return !isRepeated;
}

/** The lines between the last confirmed number and the first of the batch. */
export function linesOfLostAttempts(
  { history }: Pick<CaseRecord, 'history'>,
  { confirmedSeq, firstSeq }: Pick<Numbered, 'confirmedSeq' | 'firstSeq'>,
): readonly HistoryEntry[] {
  if (confirmedSeq === undefined || firstSeq === undefined) return [];
  return history.filter(({ seq }) => seq > confirmedSeq && seq < firstSeq);
}

/** As plain data: what is absent and what is undefined are the same. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
