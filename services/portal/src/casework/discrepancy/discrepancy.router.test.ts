import { discrepancyAnswerSchema } from '@kontor/api/discrepancy/discrepancy.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { type CaseOwner, caseOwnersOf } from '@kontor/domain/discrepancy/owner-facts';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const auditor = staff('ROLE_AUDITOR');
const caseId = caseIdOf('1001');
const path = `/bgo_identifications_portal/${caseId}/discrepancyReport`;
const extract = 'transparency_register';
const reported = { outcome: 'reported', day: '2026-03-01', reference: 'TR-4711' } as const;
const notReported = { outcome: 'notReported', reason: 'Schreibfehler im Antrag' } as const;

let harness: PortalHarness;
beforeEach(async () => {
  harness = await startPortalHarness();
  await harness.openCase(caseId, 130);
  await harness.call('PUT', '/bgo_identifications/1001', { as: customer(caseId), body: completeForm() });
  await harness.setSnapshot(caseId, { status: 410, owner: clerk.accountId ?? null });
  harness.registerDocuments.push(extract);
});
afterEach(() => harness.close());

const read = async (as = clerk) => discrepancyAnswerSchema.parse((await harness.call('GET', path, { as })).body);
const enter = (body: object, as = clerk) =>
  harness.call('PUT', `${path}/extract`, { as, body: { step: 0, hasEntry: true, ...body } });
const decide = (body: object, as = clerk) =>
  harness.call('POST', `${path}/decision`, { as, body: { step: 1, ...body } });
/** What the register says: the owners of the application, the first one changed. */
async function registered(change: Partial<CaseOwner> = {}) {
  const stored = await harness.applications.readCurrent((await harness.core.cases.find(caseId))!);
  return caseOwnersOf(stored!.application).map(({ personId, ...facts }, index) => ({
    personId,
    registered: index === 0 ? { ...facts, ...change } : facts,
  }));
}
const details = async (as = clerk) =>
  (await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as })).body as Record<string, string[]>;
const warnings = async () => (await details())['takeOverWarnings'];
const history = async (of: string, as: typeof clerk) =>
  JSON.stringify((await harness.call('GET', `/bgo_identifications/${of}status_history_joined`, { as })).body);

describe('the report of a discrepancy', () => {
  it('waits for the extract, then for the comparison', async () => {
    harness.registerDocuments.pop();
    expect(await read()).toMatchObject({ state: 'noExtract', isExpected: true, extract: null, comparison: null });
    expect((await enter({ owners: await registered() })).body).toMatchObject({ state: 'illegal' });
    expect(await warnings()).toEqual(['Der Auszug aus dem Transparenzregister liegt nicht vor.']);
    harness.registerDocuments.push(extract);
    expect(await read()).toMatchObject({ state: 'notCompared', step: 0 });
    expect((await read()).owners.map(({ firstName, share }) => [firstName, share])).toEqual([
      ['Änne', 60],
      ['Jörg', 40],
    ]);
    expect(await warnings()).toEqual([
      'Der Auszug aus dem Transparenzregister ist noch nicht mit dem Antrag verglichen.',
    ]);
  });

  it('is not made where nothing differs', async () => {
    expect((await enter({ owners: await registered({ lastName: 'WEISS' }) })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'agrees', step: 1, decision: null });
    expect(await warnings()).toEqual([]);
    for (const decision of [reported, notReported]) expect((await decide(decision)).status).toBe(409);
  });

  it('is a draft until it is recorded as reported, with day, reference and clerk', async () => {
    await enter({ owners: await registered({ birthDate: '1980-05-18' }) });
    const { state, comparison } = await read();
    expect([state, comparison?.[0]?.standing]).toEqual(['draft', 'differs']);
    expect(comparison?.[0]?.fields.filter(({ agrees }) => !agrees)).toEqual([
      { field: 'birthDate', label: 'Geburtsdatum', application: '17.05.1980', register: '18.05.1980', agrees: false },
    ]);
    expect(await warnings()).toEqual(['Über eine Unstimmigkeit zum Transparenzregister ist noch nicht entschieden.']);
    expect((await details())['finishWarnings']).toContain((await warnings())?.[0]);
    expect((await decide({ ...reported, day: '2026-03-03' })).status).toBe(422);
    expect((await decide(reported)).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'reported', decision: { ...reported, by: 'Clara Ehrlich' } });
    expect(await warnings()).toEqual([]);
    expect((await decide({ ...notReported, step: 2 })).status).toBe(409);
    expect(harness.news.filter(({ news }) => news.type === 'memo')).toHaveLength(2);
  });

  it('is a draft again once another difference is entered', async () => {
    await enter({ hasEntry: false, owners: [] });
    await decide(notReported);
    expect(await read()).toMatchObject({ state: 'notReported', decision: notReported });
    expect((await decide({ ...notReported, step: 2 })).status).toBe(409);
    await enter({ step: 2, owners: await registered({ city: 'Bonn' }) });
    expect(await read()).toMatchObject({ state: 'draft', step: 3, decision: notReported });
  });

  it('can still be made after it was decided not to', async () => {
    await enter({ hasEntry: false, owners: [] });
    await decide(notReported);
    expect((await decide({ ...reported, step: 2 })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'reported', step: 3, decision: reported });
  });

  it('is based on what the clerk saw', async () => {
    await enter({ hasEntry: false, owners: [] });
    expect((await enter({ hasEntry: false, owners: [] })).status).toBe(412);
    expect((await decide({ ...notReported, step: 0 })).status).toBe(412);
    expect((await read()).step).toBe(1);
  });

  it.each([{ outcome: 'notReported', reason: ' ' }, { outcome: 'reported', day: '2026-03-01' }, {}])(
    'is not decided by %j',
    async (body) => {
      await enter({ hasEntry: false, owners: [] });
      expect((await decide(body)).status).toBe(422);
    },
  );

  it('is in the history of the bank, and nowhere for its customer', async () => {
    await enter({ owners: await registered({ city: 'Kanarienstadt' }) });
    clock.now += 1;
    await decide(notReported);
    const ofBank = await history(`${caseId}/`, clerk);
    expect(ofBank).toContain('Auszug aus dem Transparenzregister verglichen');
    expect(ofBank).toContain('"Keine Unstimmigkeitsmeldung"');
    expect(ofBank).toContain('"Begründung: Schreibfehler im Antrag"');
    const own = customer(caseId);
    const answers = await Promise.all([
      history('', own),
      details(own),
      harness.call('GET', '/bgo_identifications/1001', { as: own }),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(
      /Kanarienstadt|Schreibfehler|iscrepanc|Unstimmigkeit|Warnings|Transparenzregister/,
    );
    for (const [method, of] of [
      ['GET', ''],
      ['GET', '.pdf'],
      ['GET', '.json'],
      ['PUT', '/extract'],
      ['POST', '/decision'],
    ] as const)
      expect(
        (await harness.call(method, `${path}${of}`, { as: own, body: method === 'GET' ? undefined : {} })).status,
      ).toBe(403);
  });

  it('is read by an auditor, and changed by clerks alone', async () => {
    expect((await read(auditor)).state).toBe('notCompared');
    for (const as of [auditor, staff('ROLE_USER_ADMIN'), staff('ROLE_INSTANCE_ADMIN')]) {
      expect((await enter({ hasEntry: false, owners: [] }, as)).status).toBe(403);
      expect((await decide(notReported, as)).status).toBe(403);
    }
    expect((await harness.call('GET', path, { as: staff('ROLE_USER_ADMIN') })).status).toBe(403);
    for (const as of [staff('ROLE_ADMIN_PLUS', 'ROLE_ADMIN'), staff('ROLE_ROOT', 'ROLE_ADMIN')])
      expect((await enter({ step: (await read()).step, hasEntry: false, owners: [] }, as)).status).toBe(204);
  });

  it.each([
    [130, 409],
    [310, 204],
    [430, 204],
    [900, 410],
  ] as const)('at %i: %i', async (status, expected) => {
    await harness.setSnapshot(caseId, { status });
    expect((await enter({ hasEntry: false, owners: [] })).status).toBe(expected);
  });
});

describe('what is kept of it', () => {
  it('is sealed, and gone with the case', async () => {
    await enter({ owners: await registered({ city: 'Kanarienstadt' }) });
    await decide({ ...reported, reference: 'Kanarienzeichen' });
    const { discrepancySteps } = (await harness.core.cases.find(caseId))!;
    expect(discrepancySteps.map(({ act, accountId }) => [act, accountId])).toEqual([
      ['entered', clerk.accountId],
      ['reported', clerk.accountId],
    ]);
    for (const { sealed } of discrepancySteps) expect(Buffer.from(sealed).toString('latin1')).not.toContain('Kanarien');
    await harness.eraseCase(caseId);
    expect((await harness.core.cases.find(caseId))?.discrepancySteps).toEqual([]);
    expect((await harness.call('GET', path, { as: clerk })).status).toBe(410);
  });
});
