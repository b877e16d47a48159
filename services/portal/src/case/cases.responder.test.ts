import { createCasesResponder } from './cases.responder.js';
import { clock, completeForm, customer, staff, startPortalBench, type PortalBench } from './portal-bench.fake.js';
import { createEraseCase } from './erase-case.js';

const clerk = staff('ROLE_ADMIN');
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('what services read and record', () => {
  let bench: PortalBench;
  beforeEach(async () => {
    bench = await startPortalBench();
    bench.settings['strictEmailValidation'] = false;
    bench.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
  });
  afterEach(() => bench.close());

  async function ordered(caseId = '1001'): Promise<void> {
    await bench.openCase(caseId, 130);
    await bench.call('PUT', `/bgo_identifications/${caseId}`, { as: customer(caseId), body: completeForm() });
    const order = await bench.call('POST', '/me/startIdentification', {
      as: customer(caseId),
      body: { orderCheckboxes: { agb: 'Ja' } },
    });
    expect(order.status).toBe(204);
    await bench.setSnapshot(caseId, { firstOrderedAt: clock.now, attempt: 1 });
  }

  describe('services', () => {
    function responder() {
      const { core, applications } = bench;
      const frozenOf = (caseId: string, version: number) => applications.readVersion(caseId, version);
      return createCasesResponder({
        ...core,
        recordTransitions: async () => 1,
        readVersion: frozenOf,
        evaluateHold: async () => ({ findings: { business: {}, people: {} }, found: false, rejectedBefore: false }),
        announce: () => undefined,
      });
    }
    const context = { logger: undefined as never };

    it('read the frozen application, not what is saved later', async () => {
      await ordered();
      const answer = await responder().getApplication(
        { caseId: '1001', version: 1n, personOffset: 0 } as never,
        context,
      );
      expect(answer).toMatchObject({
        business: { name: 'Lindenhof Gartenbau GmbH', legalForm: 'GMBH', fatcaRelevant: false },
        product: { kontoId: '1', girocardCount: 1, companyWantsGirocard: false },
      });
      expect(
        answer.persons?.map((person) => [person.personId, person.acting, person.beneficialOwner?.votingShare]),
      ).toEqual([
        ['1001-0001', true, 60],
        ['1001-0002', false, 40],
      ]);
      await expect(
        responder().getApplication({ caseId: '1001', version: 7n, personOffset: 0 } as never, context),
      ).rejects.toMatchObject({
        code: 'not-found',
      });
    });

    it('record a finding once, sealed, and only for a case that exists', async () => {
      await ordered();
      const finding = {
        caseId: '1001',
        findingId: 'f',
        kind: 1,
        personId: '',
        content: bytes({ secret: 'Kanarienvogel' }),
      } as never;
      const { findingRef } = await responder().recordFinding(finding, context);
      const other = { ...(finding as object), content: bytes({ secret: 'other' }) } as never;
      expect((await responder().recordFinding(other, context)).findingRef).toBe(findingRef);
      expect((await bench.core.findings.read('1001', findingRef ?? ''))?.content).toEqual({ secret: 'Kanarienvogel' });
      expect(await bench.core.findings.read('1002', findingRef ?? '')).toBeNull();
      const foreign = { ...(finding as object), caseId: '4711' } as never;
      await expect(responder().recordFinding(foreign, context)).rejects.toMatchObject({ code: 'not-found' });
      const broken = { ...(finding as object), content: new Uint8Array([255]) } as never;
      await expect(responder().recordFinding(broken, context)).rejects.toMatchObject({ code: 'invalid-request' });
    });

    it('are told that a projection makes no sense, for good', async () => {
      const input = { caseId: '1001', seq: 1n, lines: [], snapshot: '{"status":999}' } as never;
      await expect(responder().recordTransitions(input, context)).rejects.toMatchObject({
        code: 'invalid-request',
        retryable: false,
      });
    });

    it('ask for the last save', async () => {
      await bench.openCase('1001', 130);
      expect(await responder().getLastSave({ caseId: '1001' } as never, context)).toEqual({});
      await bench.call('PUT', '/bgo_identifications/1001', { as: customer('1001'), body: completeForm() });
      expect(await responder().getLastSave({ caseId: '1001' } as never, context)).toEqual({
        savedAt: BigInt(clock.now),
      });
    });
  });

  it('erases everything about persons and keeps the statuses', async () => {
    await ordered();
    await bench.core.findings.record({
      caseId: '1001',
      findingId: 'f',
      kind: 'account',
      personId: null,
      content: bytes({}),
    });
    const erase = createEraseCase(bench.core, bench.applications);
    await erase('1001');
    await erase('1001');
    const left = await bench.core.cases.find('1001');
    expect(left).toMatchObject({
      companyName: '',
      form: null,
      emailHashes: [],
      nameHashes: [],
      erased: true,
      legalForm: 'GMBH',
      industryKey: 'F43',
    });
    expect(await bench.core.findings.ofCase('1001')).toEqual([]);
    expect(await bench.applications.frozen.newest('1001')).toBeNull();
    await bench.setSnapshot('1001', { status: 900 });
    expect((await bench.call('GET', '/bgo_identifications_portal/1001', { as: clerk })).body['items']).toHaveLength(1);
    expect((await bench.call('GET', '/bgo_identifications/1001', { as: customer('1001') })).status).toBe(410);
    expect((await bench.call('GET', '/bgo_identifications/1001/status_history_joined', { as: clerk })).status).toBe(
      200,
    );
  });

  it('opens a case once, however often it is asked to', async () => {
    await bench.openCase('1001', 110);
    const before = await bench.core.cases.find('1001');
    await bench.openCase('1001', 110);
    expect((await bench.core.cases.find('1001'))?.form).toEqual(before?.form);
    expect(bench.process.started).toEqual(['1001']);
  });
});
