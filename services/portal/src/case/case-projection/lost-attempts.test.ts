import { caseIdOf } from '@kontor/domain/case/case-id';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { initialState } from '@kontor/domain/case/case-state';
import { regularPolicy } from '@kontor/domain/case/case-policy';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import { newCaseRecord } from '../case-record/case-record.js';
import { createFakeCaseRepository } from '../case-record/testing/case.repository.fake.js';
import { createRecordTransitions, type TransitionBatch } from './record-transitions.js';

const caseId = caseIdOf('1001');
const initial = snapshotOf(initialState({ caseId, revision: 6, policy: regularPolicy, at: 0 }));
const snapshotAt = (status: 110 | 130 | 220 | 350, dueAt = 1) => ({ ...initial, status, dueAt });

const line = (seq: number, cause: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  seq,
  at: seq * 1000,
  type: 'bgo',
  personId: null,
  status: '130',
  cause,
  actor: 'system',
  accountId: null,
  mails: [],
  ...change,
});
const aborted = (seq: number, at = seq * 1000) => line(seq, 'abort', { status: '350', at, mails: ['aborted'] });
const passed = (seq: number) => line(seq, 'stateFetched', { type: 'person', status: 'successful' });

const batch = (seq: number, more: Partial<TransitionBatch>): TransitionBatch => ({
  caseId,
  seq,
  entries: [],
  snapshot: snapshotAt(130),
  ...more,
});
const before = batch(2, { entries: [line(1, 'started'), line(2, 'confirmEmail')], confirmedSeq: 0, firstSeq: 1 });
/** What a worker projected before it died. */
const lost = batch(3, { entries: [aborted(3)], snapshot: snapshotAt(350), confirmedSeq: 2, firstSeq: 3 });

async function projecting() {
  const cases = createFakeCaseRepository();
  const given = { createdAt: 1, accountId: 'a', legalForm: 'GMBH', companyName: 'Firma', kontoId: '1' };
  await cases.insert(newCaseRecord({ _id: caseId, createdByBerater: false, ...given }));
  const figures: number[][] = [];
  const record = createRecordTransitions({
    cases,
    announce: () => undefined,
    mailsAdded: () => undefined,
    projectedAfter: () => undefined,
    projectFigures: async (_after, entries) => void figures.push(entries.map(({ seq }) => seq)),
    deliverNotes: async () => undefined,
  });
  const found = async () => {
    const { history, status, outbox, projectedSeq } = (await cases.find(caseId))!;
    return { lines: history.map(({ seq, cause }) => [seq, cause]), status, mails: outbox.length, projectedSeq };
  };
  return { record, found, figures };
}

describe('a projection after one that was lost with its task', () => {
  it('of the same again: the case has it once, with one mail', async () => {
    const { record, found } = await projecting();
    for (const one of [before, lost, lost])
      expect(await record(one)).toMatchObject({ projectedSeq: one.seq, numbersTaken: false });
    expect(await found()).toEqual({
      lines: [
        [1, 'started'],
        [2, 'confirmEmail'],
        [3, 'abort'],
      ],
      status: 350,
      mails: 1,
      projectedSeq: 3,
    });
  });

  it('of the same at another time: its state is taken over under another number, its line and mail are there', async () => {
    const { record, found } = await projecting();
    await record(before);
    await record(lost);
    const later = { ...lost, entries: [aborted(3, 9000)], snapshot: snapshotAt(350, 2) };
    expect(await record(later)).toEqual({ projectedSeq: 3, numbersTaken: true });
    const moved = { ...later, seq: 4, entries: [aborted(4, 9000)], firstSeq: 4 };
    expect(await record(moved)).toEqual({ projectedSeq: 4, numbersTaken: false });
    expect(await found()).toMatchObject({ mails: 1, projectedSeq: 4, status: 350 });
    expect((await found()).lines).toHaveLength(3);
  });

  it('of another change before it: both are kept, each once', async () => {
    const { record, found, figures } = await projecting();
    await record(before);
    await record(lost);
    const both = batch(4, {
      entries: [passed(3), aborted(4, 9000)],
      snapshot: snapshotAt(350, 2),
      confirmedSeq: 2,
      firstSeq: 3,
    });
    expect(await record(both)).toEqual({ projectedSeq: 3, numbersTaken: true });
    expect(await found()).toMatchObject({ projectedSeq: 3, mails: 1 });
    const moved = { ...both, seq: 5, entries: [passed(4), aborted(5, 9000)], firstSeq: 4 };
    expect(await record(moved)).toEqual({ projectedSeq: 5, numbersTaken: false });
    expect(await found()).toEqual({
      lines: [
        [1, 'started'],
        [2, 'confirmEmail'],
        [3, 'abort'],
        [4, 'stateFetched'],
      ],
      status: 350,
      mails: 1,
      projectedSeq: 5,
    });
    // Reports and the log have the line of the lost attempt, also when the portal died before it wrote them.
    expect(figures.at(-1)).toEqual([3, 4]);
  });

  it('of another change alone: the state is the one of the process', async () => {
    const { record, found } = await projecting();
    await record(before);
    await record(lost);
    const other = batch(3, { entries: [passed(3)], snapshot: snapshotAt(220), confirmedSeq: 2, firstSeq: 3 });
    expect(await record(other)).toEqual({ projectedSeq: 3, numbersTaken: true });
    await record({ ...other, seq: 4, entries: [passed(4)], firstSeq: 4 });
    expect(await found()).toMatchObject({ status: 220, projectedSeq: 4 });
  });

  it('that arrives too late changes nothing', async () => {
    const { record, found } = await projecting();
    await record(before);
    await record(
      batch(4, { entries: [passed(3), aborted(4)], snapshot: snapshotAt(350), confirmedSeq: 2, firstSeq: 3 }),
    );
    const known = await found();
    expect(await record(lost)).toEqual({ projectedSeq: 4, numbersTaken: true });
    expect(await found()).toEqual(known);
  });

  it('sent once more by operations fills in what is missing, whatever else is there', async () => {
    const { record, found } = await projecting();
    await record(batch(4, { entries: [passed(4)], snapshot: snapshotAt(220) }));
    const again = batch(2, { entries: before.entries });
    expect(await record(again)).toEqual({ projectedSeq: 4, numbersTaken: false });
    expect((await found()).lines.map(([seq]) => seq)).toEqual([1, 2, 4]);
  });
});
