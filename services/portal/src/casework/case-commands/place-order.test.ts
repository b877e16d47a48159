import { caseIdOf } from '@kontor/domain/case/case-id';
import type { ProcessAnswer } from '../../case/case-process/case-process.js';
import { completeForm, customer, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const outcome = (value: object): ProcessAnswer => ({ kind: 'outcome', outcome: value as never });

describe('transferring an application', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
    harness.settings['strictEmailValidation'] = false;
  });
  afterEach(() => harness.close());

  async function filledIn(caseId = caseIdOf('1001')): Promise<void> {
    await harness.openCase(caseId, 130);
    const answer = await harness.call('PUT', `/bgo_identifications/${caseId}`, {
      as: customer(caseId),
      body: completeForm(),
    });
    expect(answer.status).toBe(200);
    await harness.setSnapshot(caseId, { status: 210 });
  }

  const order = (body: object = { orderCheckboxes: { agb: 'Ja' } }, headers = {}) =>
    harness.call('POST', '/me/startIdentification', { as: customer(caseIdOf('1001')), body, headers });

  describe('the order', () => {
    it('answers 422 with violations and has no effect while something is missing', async () => {
      await harness.openCase(caseIdOf('1001'), 130);
      const { status, body } = await order({ orderCheckboxes: {} });
      expect(status).toBe(422);
      const paths = (body['violations'] as { propertyPath: string }[]).map(({ propertyPath }) => propertyPath);
      expect(paths).toEqual(expect.arrayContaining(['firma.line1', 'orderCheckboxes.agb']));
      expect(await harness.applications.frozen.newest(caseIdOf('1001'))).toBeNull();
      expect(harness.process.effects).toEqual([]);
    });

    it('answers 422 for a package that the bank does not have', async () => {
      await filledIn();
      const page = harness.settings['tempConfig'] as { konten: Record<string, unknown> };
      harness.settings['tempConfig'] = { ...page, konten: {} };
      const { status, body } = await order();
      expect([status, body['violations']]).toEqual([
        422,
        [{ propertyPath: 'orderData', code: 'package', message: 'Bitte wählen Sie ein Kontomodell aus' }],
      ]);
      expect(harness.process.effects.map(({ command }) => command.name)).toEqual(['formSaved']);
      expect(await harness.applications.frozen.newest(caseIdOf('1001'))).toBeNull();
    });

    it('freezes a version and passes only ids, enums and hashes to the process', async () => {
      await filledIn();
      harness.process.answer(() => outcome({ kind: 'submitted' }));
      expect((await order()).status).toBe(200);
      const { commandId, command, actor } = harness.process.effects.at(-1) ?? {};
      expect([commandId, actor]).toEqual(['order:0', { side: 'customer', accountId: 'account-1001' }]);
      expect(command).toMatchObject({
        name: 'order',
        form: {
          version: 1,
          source: 'solaris',
          earlyReadiness: false,
          reports: [],
          persons: [
            { personId: '1001-0001', acting: true, required: true, representation: 'JOINT' },
            { personId: '1001-0002', acting: false, required: true, representation: 'JOINT' },
          ],
        },
      });
      expect(JSON.stringify(command)).not.toMatch(/Weiß|Lindenhof|example/);
    });

    it('twenty concurrent equal orders have one effect and one answer', async () => {
      await filledIn();
      harness.process.answer(async () => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return outcome({ kind: 'submitted' });
      });
      const answers = await Promise.all(Array.from({ length: 20 }, () => order()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(harness.process.effects.filter(({ command }) => command.name === 'order')).toHaveLength(1);
      expect((await harness.applications.frozen.newest(caseIdOf('1001')))?.version).toBe(1);
    });

    it('does not validate or freeze again when the order only resumes', async () => {
      await harness.openCase(caseIdOf('1001'), 218);
      harness.process.answer(() => outcome({ kind: 'status' }));
      expect((await order({})).status).toBe(204);
      expect(harness.process.effects.at(-1)?.command).toEqual({ name: 'order', form: null });
    });

    it('orders only the version that the customer has seen, if there is one', async () => {
      await filledIn();
      expect((await order({ orderCheckboxes: { agb: 'Ja' } }, { 'if-match': '"1"' })).status).toBe(412);
      expect(await harness.applications.frozen.newest(caseIdOf('1001'))).toBeNull();
    });

    const answers: readonly (readonly [string, ProcessAnswer, number, string | undefined])[] = [
      ['on hold or handed over before', outcome({ kind: 'status' }), 204, undefined],
      ['done', outcome({ kind: 'done' }), 204, undefined],
      ['handed over by this command', outcome({ kind: 'submitted' }), 200, 'submitted'],
      ['idle', outcome({ kind: 'interrupted', state: 'idle_timeout', findingRef: null }), 409, 'idle_timeout'],
      [
        'too large',
        outcome({ kind: 'interrupted', state: 'research_file_size_exception', findingRef: null }),
        409,
        'research_file_size_exception',
      ],
      ['late', { kind: 'late' }, 409, 'idle_timeout'],
      ['busy', { kind: 'refused', reason: 'busy', status: 218 }, 409, 'busy'],
      ['illegal', { kind: 'refused', reason: 'illegal', status: 430 }, 409, 'illegal'],
      ['unreachable', { kind: 'unreachable' }, 503, undefined],
      ['gone', { kind: 'gone' }, 503, undefined],
    ];
    it.each(answers)('answers %s', async (_name, answer, status, state) => {
      await filledIn();
      harness.process.answer(() => answer);
      const got = await order();
      expect([got.status, got.body['state']]).toEqual([status, state]);
      if (status === 503) expect(Number(got.headers.get('retry-after'))).toBeGreaterThan(0);
      if (status === 409) expect(got.body['message']).toEqual(expect.any(String));
    });

    it.each([
      ['functionaries', 'functionariesMatchingResult'],
      ['beneficiaries', 'beneficiariesMatchingResult'],
    ])('answers a mismatch of %s with its comparison', async (kind, member) => {
      await filledIn();
      const content = new TextEncoder().encode(
        JSON.stringify({ kind: kind.toUpperCase(), leftSide: {}, rightSide: [] }),
      );
      const findingRef = await harness.core.findings.record({
        caseId: caseIdOf('1001'),
        findingId: 'm1',
        kind: 'matching',
        personId: null,
        content,
      });
      const state = `interrupted_${kind}_mismatch`;
      harness.process.answer(() => outcome({ kind: 'interrupted', state, findingRef }));
      const { status, body } = await order();
      expect([status, body['state'], body[member]]).toEqual([
        409,
        state,
        { kind: kind.toUpperCase(), leftSide: {}, rightSide: [] },
      ]);
      await harness.setSnapshot(caseIdOf('1001'), {
        status: 218,
        startState: state as never,
        startFindingRef: findingRef,
      });
      const form = await harness.call('GET', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')) });
      const start = form.body['start'] as Record<string, unknown>;
      expect([start['state'], typeof start[member]]).toEqual([state, 'object']);
    });

    it.each([
      ['an archived case', 900, 410],
      ['a case on hold', 213, 204],
    ] as const)('answers for %s', async (_name, status, expected) => {
      await harness.openCase(caseIdOf('1001'), status);
      harness.process.answer(() => outcome({ kind: 'status' }));
      expect((await order({})).status).toBe(expected);
    });
  });

  describe('continue', () => {
    async function mismatch(): Promise<void> {
      await filledIn();
      await order();
      const found = { firstName: 'Paula', lastName: 'Registermann', source: 'PUBLIC', birthDate: '1974-05-16' };
      const matching = { kind: 'FUNCTIONARIES', source: 'PUBLIC', leftSide: {}, rightSide: [found] };
      const content = new TextEncoder().encode(JSON.stringify(matching));
      const ref = await harness.core.findings.record({
        caseId: caseIdOf('1001'),
        findingId: 'm',
        kind: 'matching',
        personId: null,
        content,
      });
      await harness.setSnapshot(caseIdOf('1001'), {
        status: 218,
        attempt: 1,
        startState: 'interrupted_functionaries_mismatch',
        startFindingRef: ref,
      });
    }
    const resolve = (body: object) =>
      harness.call('POST', '/me/continue-identification', { as: customer(caseIdOf('1001')), body });
    const ignore = {
      resolution: 'CONTINUE',
      kind: 'FUNCTIONARIES',
      selections: [{ rightIndex: 0, action: 'IGNORE' }],
      confirmed: true,
    };

    it('freezes the resolved application as the next version, and the decision with it', async () => {
      await mismatch();
      harness.process.answer(() => outcome({ kind: 'submitted' }));
      expect((await resolve(ignore)).status).toBe(200);
      expect(harness.process.effects.at(-1)).toMatchObject({
        commandId: expect.stringMatching(/^continue:1:\w+/) as string,
        command: { name: 'continue', kind: 'functionaries', abort: false, form: { version: 2 } },
      });
      const newest = await harness.applications.frozen.newest(caseIdOf('1001'));
      expect(newest?.content.application.matchingDecisions).toEqual([expect.objectContaining({ decision: 'IGNORED' })]);
    });

    it('answers 422 while a choice is missing, and freezes nothing', async () => {
      await mismatch();
      expect((await resolve({ ...ignore, selections: [] })).status).toBe(422);
      expect((await harness.applications.frozen.newest(caseIdOf('1001')))?.version).toBe(1);
    });

    it('ends the application on ABORT', async () => {
      await mismatch();
      expect((await resolve({ resolution: 'ABORT', kind: 'FUNCTIONARIES' })).status).toBe(204);
      expect(harness.process.effects.at(-1)?.command).toEqual({
        name: 'continue',
        form: null,
        kind: 'functionaries',
        resolution: expect.any(String) as string,
        abort: true,
      });
    });

    it('freezes and adopts nothing while a hand-over runs, and distinguishes two resolutions by their hash', async () => {
      await mismatch();
      await harness.setSnapshot(caseIdOf('1001'), { running: 'continue' });
      harness.process.answer(() => outcome({ kind: 'submitted' }));
      await resolve(ignore);
      await resolve({ resolution: 'ABORT', kind: 'FUNCTIONARIES' });
      const given = harness.process.effects.flatMap(({ command }) => (command.name === 'continue' ? [command] : []));
      expect(given.map(({ form }) => form)).toEqual([null, null]);
      expect(new Set(given.map(({ resolution }) => resolution)).size).toBe(2);
      expect(JSON.stringify(given)).not.toContain('IGNORE');
      expect((await harness.applications.frozen.newest(caseIdOf('1001')))?.version).toBe(1);
    });

    it('passes the command to the process when there is nothing to resolve', async () => {
      await harness.openCase(caseIdOf('1001'), 220);
      harness.process.answer(() => outcome({ kind: 'status' }));
      expect((await resolve(ignore)).status).toBe(204);
    });
  });
});
