import { caseIdOf } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import { baseSnapshot } from '../../testing/base-snapshot.js';
import { fakeSettings } from '../../testing/settings.fake.js';
import { createFakeCaseRepository } from '../../case/case-record/testing/case.repository.fake.js';
import { caseOf } from '../../case/case-record/testing/sample-case.js';
import { listCases, type CaseListDeps } from './list-cases.js';
import { parseExport, parseListQuery } from './list-query.js';

const booked = { ...baseSnapshot.coreBanking, mode: 'KUNDE' as const, parties: true, account: true, girocard: true };

/** Cases of the bank with an account, and what is asked of storage while they are listed. */
async function setUp(count: number) {
  const cases = createFakeCaseRepository();
  for (let at = 0; at < count; at += 1) {
    const snapshot = { ...baseSnapshot, status: caseStatus.bankInProgress, coreBanking: booked };
    const form = { v: 1, sealed: new Uint8Array([1]) } as never;
    await cases.insert(caseOf(String(1001 + at), { status: caseStatus.bankInProgress, snapshot, form }));
  }
  const asked: string[] = [];
  const noted = <T>(name: string, answer: T): T => {
    asked.push(name);
    return answer;
  };
  const deps: CaseListDeps = {
    cases: { ...cases, contentOf: (ids) => noted('content', cases.contentOf(ids)) },
    keys: {
      open: () => Promise.reject(new Error('nothing is put aside')),
      prepare: async (ids) => noted('keys', new Set(ids.slice(1))),
    },
    hash: (_purpose, value) => value,
    settings: fakeSettings({}),
    applications: { openForm: () => noted('form', Promise.resolve(null)) },
    documents: {
      contractFileCounts: async (ids) => noted('contracts', new Map(ids.slice(1).map((id) => [id, 1] as const))),
    },
    staffName: () => Promise.resolve(null),
    now: () => 0,
  };
  return { deps, asked, cases };
}

it('reads forms, keys and contracts of a page at once, not case by case', async () => {
  const { deps, asked } = await setUp(25);
  const { rows } = await listCases(deps, parseListQuery({}), 'clerk');
  expect(rows).toHaveLength(25);
  const steps = new Map(rows.map(({ bgoIdentificationId, nextStep }) => [bgoIdentificationId, nextStep]));
  expect(steps.get(Number(caseIdOf('1025')))).toBe('Vertragsunterlagen hochladen');
  expect([...steps.values()].filter((step) => step === 'Vorgang abschließen')).toHaveLength(24);
  expect(asked.filter((name) => name !== 'form').sort()).toEqual(['content', 'contracts', 'keys']);
  // One has no key any more.
  expect(asked.filter((name) => name === 'form')).toHaveLength(24);
});

it.each([
  [undefined, ['content', 'contracts', 'keys']],
  [
    ['bgoIdentificationId', 'nextStep'],
    ['content', 'contracts', 'keys'],
  ],
  [['bgoIdentificationId', 'bgoMainStatus'], []],
])('computes the next step of a file with the columns %j only where it is shown', async (columns, expected) => {
  const { deps, asked } = await setUp(3);
  const { rows } = await listCases(deps, parseExport(columns === undefined ? {} : { columns }), 'clerk');
  expect(rows).toHaveLength(3);
  expect(asked.filter((name) => name !== 'form').sort()).toEqual(expected);
});

it.each([
  ['answerRequest', 'Rückfrage abgeschlossen'],
  ['waitExpired', 'Rückfrage ohne Antwort'],
])('after %s the list says "%s" as the page of the case does', async (cause, title) => {
  const { deps, cases } = await setUp(1);
  const status = caseStatus.supplementaryDataAdded;
  const line = { seq: 9, at: 9, type: 'bgo', status: String(status), cause, personId: null, mails: [] } as const;
  const history = [{ ...line, actor: 'system', accountId: null } as const];
  await cases.insert(caseOf('2001', { status, snapshot: { ...baseSnapshot, status }, history }));
  const { rows } = await listCases(deps, parseListQuery({ 'status-filter': String(status) }), 'clerk');
  expect(rows.map(({ bgoMainStatusTitle }) => bgoMainStatusTitle)).toEqual([title]);
});
