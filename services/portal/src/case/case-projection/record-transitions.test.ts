import { caseIdOf } from '@kontor/domain/case/case-id';
import { runAs } from '@kontor/platform/trace/trace-context';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import fc from 'fast-check';
import { newCaseRecord } from '../case-record/case-record.js';
import { createFakeCaseRepository } from '../case-record/testing/case.repository.fake.js';
import { createRecordTransitions, projected, type TransitionBatch } from './record-transitions.js';

const snapshot: CaseSnapshot = {
  status: 110,
  handedOver: false,
  automationEnded: false,
  startState: null,
  startFindingRef: null,
  wasOnHold: false,
  attempt: 0,
  round: 0,
  running: null,
  persons: [],
  coreBanking: { mode: null, parties: false, account: false, girocard: false },
  accountOpened: null,
  owner: null,
  attention: 'none',
  firstOrderedAt: null,
  slaMs: 0,
  slaSince: null,
  slaEnded: false,
  finalAt: null,
  dueAt: null,
  hidden: false,
  revision: 1,
};

const statuses = [110, 130, 210, 218, 220, 240, 260, 310, 410, 430] as const;

function entryOf(seq: number): HistoryEntry {
  const mails = seq % 3 === 0 ? (['documentsMissing', 'successful'] as const) : [];
  const status = String(statuses[seq - 1]);
  return {
    seq,
    at: seq * 1000,
    type: 'bgo',
    personId: null,
    status,
    cause: 'test',
    actor: 'system',
    accountId: null,
    mails,
  };
}

function batchOf(from: number, to: number): TransitionBatch {
  const entries = Array.from({ length: to - from + 1 }, (_, n) => entryOf(from + n));
  return { caseId: caseIdOf('1001'), seq: to, entries, snapshot: { ...snapshot, status: statuses[to - 1] ?? 110 } };
}

const silent = {
  announce: () => undefined,
  mailsAdded: () => undefined,
  projectedAfter: () => undefined,
  projectFigures: async () => undefined,
  deliverNotes: async () => undefined,
};

const given = {
  createdAt: 1,
  accountId: 'a',
  legalForm: 'GMBH',
  companyName: 'Firma',
  createdByBerater: false,
  kontoId: '1',
};

async function projectAll(batches: readonly TransitionBatch[]) {
  const cases = createFakeCaseRepository();
  await cases.insert(newCaseRecord({ _id: caseIdOf('1001'), ...given }));
  const announced: number[] = [];
  const record = createRecordTransitions({
    ...silent,
    cases,
    announce: (_id, { seq }) => announced.push(seq),
  });
  const answers: (number | undefined)[] = [];
  for (const batch of batches) answers.push((await record(batch))?.projectedSeq);
  const after = await cases.find(caseIdOf('1001'));
  if (after === null) throw new Error('the case is gone');
  return { after, announced, answers };
}

describe('record transitions', () => {
  it('sets status, snapshot, history and mails in one step', async () => {
    const { after, announced, answers } = await projectAll([batchOf(1, 3)]);
    expect(after.status).toBe(210);
    expect(after.history.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(after.outbox.map(({ mailId, kind }) => [mailId, kind])).toEqual([
      ['1001:3:0', 'documentsMissing'],
      ['1001:3:1', 'successful'],
    ]);
    expect(announced).toEqual([3]);
    expect(answers).toEqual([3]);
  });

  it('returns the projected sequence number for a duplicate and publishes nothing', async () => {
    const { after, announced, answers } = await projectAll([batchOf(1, 3), batchOf(4, 5), batchOf(1, 3)]);
    expect(answers).toEqual([3, 5, 5]);
    expect(announced).toEqual([3, 5]);
    expect(after.version).toBe(3);
  });

  it('waits since the status or who moves the case next changed, or staff did something', async () => {
    const at = (seq: number, changes: Partial<HistoryEntry>, status: CaseSnapshot['status']): TransitionBatch => ({
      caseId: caseIdOf('1001'),
      seq,
      entries: [{ ...entryOf(seq), at: seq * 1000, ...changes }],
      snapshot: { ...snapshot, status },
    });
    const waiting = async (batches: readonly TransitionBatch[]) => {
      const { after } = await projectAll(batches);
      return [after.waitingFor, after.waitingSince];
    };
    const ready = at(1, { type: 'bgo' }, 310);
    const provider = at(2, { type: 'person', actor: 'system' }, 310);
    const booked = at(3, { type: 'business', actor: 'staff' }, 310);
    const asked = at(4, { type: 'bgo', actor: 'staff' }, 425);
    expect(await waiting([ready])).toEqual(['bank', 1000]);
    expect(await waiting([ready, provider])).toEqual(['bank', 1000]);
    expect(await waiting([ready, provider, booked])).toEqual(['bank', 3000]);
    expect(await waiting([ready, provider, booked, asked])).toEqual(['customer', 4000]);
    expect(await waiting([asked, ready])).toEqual(['customer', 4000]);
  });

  it.each([
    [430, null],
    [450, null],
    [410, 9_000],
  ] as const)('a case at %d is put aside until %s', (status, until) => {
    const aside = { ...newCaseRecord({ _id: caseIdOf('1001'), ...given }), followUpAt: 9_000 };
    const change = projected(aside, { ...batchOf(1, 1), snapshot: { ...snapshot, status } });
    expect({ ...aside, ...(change as object) }.followUpAt).toBe(until);
  });

  it('returns null for a case that does not exist', async () => {
    const record = createRecordTransitions({
      cases: createFakeCaseRepository(),
      ...silent,
    });
    await expect(record(batchOf(1, 1))).resolves.toBeNull();
  });

  it('records when the newest line happened, once, and the cause of the mails', async () => {
    const cases = createFakeCaseRepository();
    const given = { createdAt: 1, accountId: 'a', legalForm: 'GMBH', companyName: 'Firma', kontoId: '1' };
    await cases.insert(newCaseRecord({ _id: caseIdOf('1001'), createdByBerater: false, ...given }));
    const happened: number[] = [];
    const record = createRecordTransitions({ cases, ...silent, projectedAfter: (at) => happened.push(at) });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    for (const _again of [1, 2]) await runAs(traceparent, () => record(batchOf(1, 3)));
    expect(happened).toEqual([batchOf(1, 3).entries.at(-1)?.at]);
    expect((await cases.find(caseIdOf('1001')))?.outbox.map((mail) => mail.traceparent)).toEqual([
      traceparent,
      traceparent,
    ]);
  });

  it('does not queue a sent mail again when its line is repeated', async () => {
    const cases = createFakeCaseRepository();
    await cases.insert(newCaseRecord({ _id: caseIdOf('1001'), ...given }));
    const record = createRecordTransitions({ cases, ...silent });
    await record(batchOf(1, 3));
    await cases.change(caseIdOf('1001'), 2, { outbox: [] });
    await record(batchOf(1, 3));
    await record(batchOf(2, 4));
    expect((await cases.find(caseIdOf('1001')))?.outbox).toEqual([]);
  });

  it('writes the last status of an erased case but no mails', async () => {
    const cases = createFakeCaseRepository();
    const given = {
      createdAt: 1,
      accountId: 'a',
      legalForm: 'GMBH',
      companyName: 'Firma',
      createdByBerater: false,
      kontoId: '1',
    };
    await cases.insert({ ...newCaseRecord({ _id: caseIdOf('1001'), ...given }), erased: true });
    const record = createRecordTransitions({ cases, ...silent });
    await expect(record(batchOf(1, 3))).resolves.toEqual({ projectedSeq: 3, numbersTaken: false });
    await expect(record(batchOf(1, 3))).resolves.toEqual({ projectedSeq: 3, numbersTaken: false });
    const after = await cases.find(caseIdOf('1001'));
    expect([after?.status, after?.outbox, after?.erased, after?.version]).toEqual([210, [], true, 2]);
  });

  it('has the same result for any order and repetition of batches', async () => {
    const batches = [batchOf(1, 2), batchOf(2, 4), batchOf(5, 5), batchOf(6, 9), batchOf(8, 10)];
    const { after: expected } = await projectAll(batches);
    const shuffled = fc
      .tuple(
        fc.shuffledSubarray(batches, { minLength: batches.length }),
        fc.array(fc.constantFrom(...batches), { maxLength: 6 }),
      )
      .map(([all, again]) => [...all, ...again]);
    await fc.assert(
      fc.asyncProperty(shuffled, async (order) => {
        const { after } = await projectAll(order);
        const mails = (list: typeof after.outbox) => list.map(({ mailId }) => mailId).sort();
        expect([after.status, after.projectedSeq, after.history]).toEqual([
          expected.status,
          expected.projectedSeq,
          expected.history,
        ]);
        expect(mails(after.outbox)).toEqual(mails(expected.outbox));
      }),
      { numRuns: 60 },
    );
  });
});
