import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { waitingForOf } from '@kontor/domain/case/waiting-for';
import { carriedTrace } from '@kontor/platform/trace/trace-context';
import {
  type CaseChange,
  type CaseRecord,
  type CaseRepository,
  changeCase,
  type OutboxMail,
  withoutPeople,
  withoutPeopleNow,
} from '../case-record/case-record.module.js';
import { settledNotes } from './command-notes.js';

/** A batch of numbered history lines and the snapshot after the last of them. */
export interface TransitionBatch {
  readonly caseId: CaseId;
  readonly seq: number;
  readonly entries: readonly HistoryEntry[];
  readonly snapshot: CaseSnapshot;
  /** The trace that caused the lines; their mails continue it. */
  readonly traceparent?: string;
}

/**
 * The change of a batch: missing lines, the mails of exactly those lines, and the snapshot if it is newer. Any order
 * and any repetition of the same batches has the same result. Null when nothing is new.
 */
export function projected(current: CaseRecord, batch: TransitionBatch): CaseChange | null {
  if (current.erased) return erasedProjection(current, batch);
  const known = new Set(current.history.map(({ seq }) => seq));
  const fresh = batch.entries.filter(
    ({ seq }, at) => !known.has(seq) && batch.entries.findIndex((one) => one.seq === seq) === at,
  );
  const newer = batch.seq > current.projectedSeq;
  if (fresh.length === 0 && !newer) return null;
  return {
    ...(newer ? { ...stateOf(batch), ...waitingOf(current, batch, fresh) } : {}),
    ...(current.notes.length === 0 ? {} : { notes: settledNotes(current.notes, fresh) }),
    history: [...current.history, ...fresh].sort((a, b) => a.seq - b.seq),
    outbox: [...current.outbox, ...fresh.flatMap((entry) => mailsOf(batch, entry))],
  };
}

function stateOf({ seq, snapshot }: TransitionBatch): CaseChange {
  const { status, hidden, attention } = snapshot;
  return { projectedSeq: seq, snapshot, status, hidden, attention };
}

/** A case waits since its status, or whoever moves it next, changed, or staff last did something. */
function waitingOf(
  current: CaseRecord,
  { snapshot }: TransitionBatch,
  fresh: readonly HistoryEntry[],
): Pick<CaseRecord, 'waitingFor' | 'waitingSince'> {
  const waitingFor = waitingForOf({ ...snapshot, approvalOpen: current.approvalOpen });
  const moved =
    waitingFor !== current.waitingFor ? fresh : fresh.filter((one) => one.type === 'bgo' || one.actor === 'staff');
  return { waitingFor, waitingSince: Math.max(current.waitingSince, ...moved.map(({ at }) => at)) };
}

/** An erased case gets its last statuses, but no mails and no ids of persons. */
function erasedProjection(current: CaseRecord, batch: TransitionBatch): CaseChange | null {
  const entries = batch.entries.map((entry) => ({ ...withoutPeople(entry), mails: [] }));
  const snapshot = withoutPeopleNow(batch.snapshot);
  return projected({ ...current, erased: false }, { ...batch, entries, snapshot });
}

function mailsOf({ caseId, traceparent }: TransitionBatch, entry: HistoryEntry): OutboxMail[] {
  return entry.mails.map((kind, n) => ({
    mailId: `${caseId}:${entry.seq}:${n}`,
    kind,
    personId: entry.personId,
    dueAt: entry.at,
    attempts: 0,
    state: 'due',
    ...(traceparent === undefined ? {} : { traceparent }),
  }));
}

export interface RecordTransitionsDeps {
  readonly cases: CaseRepository;
  /** Called after the write with the projected sequence number. */
  readonly announce: (caseId: CaseId, news: { readonly type: 'case' | 'person'; readonly seq: number }) => void;
  readonly mailsAdded: () => void;
  /** Called with the time of the newest line that was written, ms since 1970. */
  readonly projectedAfter: (at: number) => void;
  /** Stores what reports and the audit log are made of; while it fails, the same batch is sent again. */
  readonly projectFigures: (after: CaseRecord, entries: readonly HistoryEntry[]) => Promise<void>;
  /** Delivers the notes of completed commands. While it fails, the same batch is sent again. */
  readonly deliverNotes: (after: CaseRecord) => Promise<void>;
}

/** Creates the writer of projections. It returns null for a case that does not exist. */
export function createRecordTransitions(deps: RecordTransitionsDeps) {
  const { cases, announce, mailsAdded, projectedAfter, projectFigures, deliverNotes } = deps;
  return async (given: TransitionBatch): Promise<number | null> => {
    const batch = { ...given, ...carriedTrace() };
    let wrote: CaseChange | null = null;
    const after = await changeCase(cases, batch.caseId, (current) => (wrote = projected(current, batch)));
    if (after === null) return null;
    if (wrote !== null) {
      const seq = after.projectedSeq;
      const newest = batch.entries.at(-1);
      if (newest !== undefined) projectedAfter(newest.at);
      announce(batch.caseId, { type: 'case', seq });
      if (batch.entries.some(({ type }) => type === 'person')) announce(batch.caseId, { type: 'person', seq });
    }
    await projectFigures(after, batch.entries);
    await deliverNotes(after);
    if (after.outbox.length > 0) mailsAdded();
    return after.projectedSeq;
  };
}
