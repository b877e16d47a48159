import { caseIdOf } from '@kontor/domain/case/case-id';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { personIdOf } from '@kontor/domain/person/person-id';
import { createFakeCaseCore } from '../../testing/case-core.fake.js';
import { newCaseRecord } from '../case-record/case-record.js';
import { createCommandNotes, type NewCommandNote } from './command-notes.js';
import { erased } from '../case-record/erase-case.js';
import { changeCase } from '../case-record/change-case.js';
import type { NewMemo } from './memos-port.js';
import type { NewMessage } from './messages-port.js';
import { baseSnapshot } from '../../testing/portal-harness.js';
import { createRecordTransitions } from './record-transitions.js';

const caseId = caseIdOf('1001');
const fix: NewCommandNote = {
  caseId,
  command: 'supportFix',
  accountId: 'support',
  author: 'root@kontor.test',
  content: 'Identität liegt in Papierform vor',
};
const question: NewCommandNote = { ...fix, command: 'requestData', accountId: 'clerk', content: 'Bitte die Satzung' };

function lineOf(seq: number, changes: Partial<HistoryEntry>): HistoryEntry {
  const line = { at: seq, type: 'bgo', personId: null, status: '305', actor: 'staff', mails: [] } as const;
  return { seq, ...line, cause: 'supportFix', accountId: 'support', ...changes };
}

/** A store of texts by id, which may be unavailable before or after it stored one. */
function createBox<T extends object>(idOf: (one: T) => string) {
  const kept = new Map<string, T>();
  const away: ('before' | 'after')[] = [];
  const add = async (one: T): Promise<void> => {
    const crash = away.shift();
    if (crash === 'before') throw new Error('The database is away');
    if (!kept.has(idOf(one))) kept.set(idOf(one), one);
    if (crash === 'after') throw new Error('The process ends here');
  };
  return { kept, away, add, single: async () => null, ofCommands: async () => new Map<number, string>() };
}

async function createSetup() {
  const { core } = createFakeCaseCore(() => 1);
  const memos = createBox<NewMemo>(({ memoId }) => memoId);
  const messages = createBox<NewMessage>(({ messageId }) => messageId);
  const notes = createCommandNotes({ ...core, memos, messages });
  const given = { createdAt: 1, accountId: 'a', legalForm: 'GMBH', companyName: 'Firma', kontoId: '1' };
  await core.cases.insert(newCaseRecord({ _id: caseId, createdByBerater: false, ...given }));
  await core.keys.create(caseId);
  const record = createRecordTransitions({
    cases: core.cases,
    announce: () => undefined,
    mailsAdded: () => undefined,
    projectedAfter: () => undefined,
    projectFigures: async () => undefined,
    deliverNotes: (after) => notes.deliver(after),
  });
  const project = async (...entries: HistoryEntry[]) => {
    const recorded = await record({
      caseId,
      seq: entries.at(-1)?.seq ?? 0,
      entries,
      snapshot: { ...baseSnapshot, status: 305 },
    });
    return recorded?.projectedSeq;
  };
  const waiting = async () =>
    ((await core.cases.find(caseId))?.notes ?? []).filter(({ delivered }) => delivered !== true);
  return { core, notes, memos, messages, project, waiting };
}

describe('texts of commands', () => {
  let setup: Awaited<ReturnType<typeof createSetup>>;
  const contents = () => [...setup.memos.kept.values()].map(({ content }) => content);
  beforeEach(async () => {
    setup = await createSetup();
  });

  it('are sent with their transition, not before and not without it', async () => {
    await setup.notes.keep(fix);
    expect(JSON.stringify(await setup.core.cases.find(caseId))).not.toContain('Papierform');
    await setup.project(lineOf(1, { cause: 'takeOver' }), lineOf(2, { type: 'person', personId: personIdOf('p') }));
    await setup.project(lineOf(3, { accountId: 'another' }));
    expect(contents()).toEqual([]);
    await setup.project(lineOf(4, {}));
    expect([...setup.memos.kept.values()]).toEqual([
      {
        caseId,
        memoId: 'supportFix-of-case-1001-in-4',
        accountId: 'support',
        author: 'root@kontor.test',
        content: 'Identität liegt in Papierform vor',
      },
    ]);
    expect(await setup.waiting()).toEqual([]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('survive an end %s they were passed on', async (moment, already) => {
    await setup.notes.keep(fix);
    setup.memos.away.push(moment);
    await expect(setup.project(lineOf(1, {}))).rejects.toThrow();
    expect([contents().length, (await setup.waiting()).map(({ seq }) => seq)]).toEqual([already, [1]]);
    // The workflow repeats the same batch, because it has no record of how far the first one was processed.
    expect(await setup.project(lineOf(1, {}))).toBe(1);
    expect(await setup.project(lineOf(1, {}))).toBe(1);
    expect([contents(), await setup.waiting()]).toEqual([[fix.content], []]);
  });

  it("are replaced by the same person's newest, after a lost answer", async () => {
    await setup.notes.keep(fix);
    await setup.notes.keep({ ...fix, content: 'Genauer gesagt: in der Filiale geprüft' });
    expect(await setup.waiting()).toHaveLength(1);
    await setup.project(lineOf(1, {}));
    expect(contents()).toEqual(['Genauer gesagt: in der Filiale geprüft']);
  });

  it('are deleted when the command was refused, those of others are not', async () => {
    await setup.notes.keep(fix);
    await setup.notes.keep({ ...fix, accountId: 'another', content: 'Meine Worte' });
    await setup.notes.drop(fix);
    await setup.notes.drop(fix);
    await setup.project(lineOf(1, {}));
    expect(contents()).toEqual([]);
    await setup.project(lineOf(2, { accountId: 'another' }));
    expect(contents()).toEqual(['Meine Worte']);
  });

  it('request data from the customer once per request, besides the one mail of the transition', async () => {
    for (const seq of [3, 6]) {
      await setup.notes.keep({ ...question, content: `Frage ${seq}` });
      const line = lineOf(seq, { status: '425', cause: 'requestData', accountId: 'clerk', mails: ['dataRequested'] });
      setup.messages.away.push('after');
      await expect(setup.project(line)).rejects.toThrow();
      await setup.project(line);
      await setup.project(line);
    }
    const asked = [...setup.messages.kept.values()];
    expect(asked.map(({ messageId, side, text }) => [messageId, side, text])).toEqual([
      ['requestData-of-case-1001-in-3', 'ADMIN', 'Frage 3'],
      ['requestData-of-case-1001-in-6', 'ADMIN', 'Frage 6'],
    ]);
    expect((await setup.core.cases.find(caseId))?.outbox.map(({ mailId }) => mailId)).toEqual(['1001:3:0', '1001:6:0']);
    expect(contents()).toEqual([]);
  });

  it('are deleted with an erased case', async () => {
    await setup.notes.keep(fix);
    await changeCase(setup.core.cases, caseId, erased);
    await setup.notes.keep(fix);
    expect(await setup.waiting()).toEqual([]);
    await setup.project(lineOf(1, {}));
    expect(contents()).toEqual([]);
  });
});
