import type { CaseId } from '@kontor/domain/case/case-id';
import { hasEnded } from '@kontor/domain/case/case-status';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { waitingForOf } from '@kontor/domain/case/waiting-for';
import { isAboutReminders } from '@kontor/domain/case-reminder/occasions';
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
import { areNumbersTaken, isSameLine, linesOfLostAttempts, type Numbered } from './lost-attempts.js';

/** A batch of numbered history lines and the snapshot after the last of them. */
export interface TransitionBatch extends Numbered {
  readonly caseId: CaseId;
  /** The trace that caused the lines; their mails continue it. */
  readonly traceparent?: string;
}

/**
 * The change of a batch: missing lines, the mails of exactly those lines, and the snapshot if it is newer. Any order
 * and any repetition of the same batches has the same result. Null when nothing is new, and `taken` when a lost attempt
 * has given numbers of the batch to something else.
 */
export function projected(current: CaseRecord, batch: TransitionBatch): CaseChange | 'taken' | null {
  if (current.erased) return erasedProjection(current, batch);
  if (areNumbersTaken(current, batch)) return 'taken';
  const fresh = freshLines(current, batch);
  const newer = batch.seq > current.projectedSeq;
  if (fresh.length === 0 && !newer) return null;
  return {
    ...(newer ? { ...stateOf(batch), ...waitingOf(current, batch, fresh) } : {}),
    ...(current.notes.length === 0 ? {} : { notes: settledNotes(current.notes, fresh) }),
    history: [...current.history, ...fresh].sort((a, b) => a.seq - b.seq),
    outbox: [...current.outbox, ...fresh.flatMap((entry) => mailsOf(batch, entry))],
  };
}

/** The lines that the case does not have yet, under their number or under that of a lost attempt. */
function freshLines(current: CaseRecord, batch: TransitionBatch): readonly HistoryEntry[] {
  const known = new Set(current.history.map(({ seq }) => seq));
  const lost = [...linesOfLostAttempts(current, batch)];
  return batch.entries.filter((entry, at) => {
    if (known.has(entry.seq) || batch.entries.findIndex(({ seq }) => seq === entry.seq) !== at) return false;
    const same = lost.findIndex((line) => isSameLine(line, entry));
    if (same >= 0) lost.splice(same, 1);
    return same < 0;
  });
}

function stateOf({ seq, snapshot }: TransitionBatch): CaseChange {
  const { status, hidden, attention } = snapshot;
  const state = { projectedSeq: seq, snapshot, status, hidden, attention };
  // Nobody can end a follow-up any more, and there is nothing to follow up.
  return hasEnded(status) ? { ...state, followUpAt: null } : state;
}

/** A case waits since its status, or whoever moves it next, changed, or staff last did something. */
function waitingOf(
  current: CaseRecord,
  { snapshot }: TransitionBatch,
  fresh: readonly HistoryEntry[],
): Pick<CaseRecord, 'waitingFor' | 'waitingSince'> {
  const waitingFor = waitingForOf({ ...snapshot, approvalOpen: current.approvalOpen });
  const moved =
    waitingFor !== current.waitingFor
      ? fresh
      : fresh.filter((one) => (one.type === 'bgo' || one.actor === 'staff') && !isAboutReminders(one));
  return { waitingFor, waitingSince: Math.max(current.waitingSince, ...moved.map(({ at }) => at)) };
}

/** An erased case gets its last statuses, but no mails and no ids of persons. */
function erasedProjection(current: CaseRecord, batch: TransitionBatch): ReturnType<typeof projected> {
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

/** The lines of a batch as the case has them, with those of lost attempts, which may have ended before their figures. */
function linesOf({ history }: CaseRecord, { seq, entries, confirmedSeq }: TransitionBatch): readonly HistoryEntry[] {
  return confirmedSeq === undefined ? entries : history.filter((line) => line.seq > confirmedSeq && line.seq <= seq);
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

export interface RecordedTransitions {
  readonly projectedSeq: number;
  /** Nothing was written: a lost attempt has given numbers of the batch to something else. */
  readonly numbersTaken: boolean;
}

/** Creates the writer of projections. It returns null for a case that does not exist. */
export function createRecordTransitions(deps: RecordTransitionsDeps) {
  const { cases, announce, mailsAdded, projectedAfter, projectFigures, deliverNotes } = deps;
  return async (given: TransitionBatch): Promise<RecordedTransitions | null> => {
    const batch = { ...given, ...carriedTrace() };
    let found = null as ReturnType<typeof projected>;
    const after = await changeCase(cases, batch.caseId, (current) => {
      found = projected(current, batch);
      return found === 'taken' ? null : found;
    });
    if (after === null) return null;
    const { projectedSeq } = after;
    if (found === 'taken') return { projectedSeq, numbersTaken: true };
    if (found !== null) {
      const newest = batch.entries.at(-1);
      if (newest !== undefined) projectedAfter(newest.at);
      announce(batch.caseId, { type: 'case', seq: projectedSeq });
      if (batch.entries.some(({ type }) => type === 'person'))
        announce(batch.caseId, { type: 'person', seq: projectedSeq });
    }
    await projectFigures(after, linesOf(after, batch));
    await deliverNotes(after);
    if (after.outbox.length > 0) mailsAdded();
    return { projectedSeq, numbersTaken: false };
  };
}
