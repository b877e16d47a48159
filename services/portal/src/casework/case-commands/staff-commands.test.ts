import { caseIdOf } from '@kontor/domain/case/case-id';
import type { ProcessAnswer } from '../../case/case-process/case-process.js';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const clerkPlus = staff('ROLE_ADMIN_PLUS', 'ROLE_ADMIN');
const support = staff('ROLE_ROOT', 'ROLE_ADMIN');
const outcome = (value: object): ProcessAnswer => ({ kind: 'outcome', outcome: value as never });

describe('routes of the back office', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
    harness.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
  });
  afterEach(() => harness.close());

  async function ordered(caseId = caseIdOf('1001')): Promise<void> {
    await harness.openCase(caseId, 130);
    await harness.call('PUT', `/bgo_identifications/${caseId}`, {
      as: customer(caseId),
      body: completeForm(),
    });
    const order = await harness.call('POST', '/me/startIdentification', {
      as: customer(caseId),
      body: { orderCheckboxes: { agb: 'Ja' } },
    });
    expect(order.status).toBe(204);
    await harness.setSnapshot(caseId, { firstOrderedAt: clock.now, attempt: 1 });
  }

  const setStatus = (body: object, as = clerk) =>
    harness.call('PATCH', '/bgo_identifications_status/1001/setStatus', { as, body });

  describe('the link to the workflow', () => {
    it('is for support only', async () => {
      await harness.openCase(caseIdOf('1001'), 130);
      const urlFor = async (as: ReturnType<typeof staff>): Promise<unknown> => {
        const { body } = await harness.call('GET', '/bgo_identifications_portal/1001', { as });
        return (body as { bgoIdentification: { workflowUrl?: string } }).bgoIdentification.workflowUrl;
      };
      expect(await urlFor(support)).toBe('http://temporal.test/namespaces/kyc/workflows/case%2F1001');
      for (const as of [clerk, clerkPlus, customer(caseIdOf('1001'))]) expect(await urlFor(as)).toBeUndefined();
    });
  });

  describe('the list', () => {
    it('returns a page of rows with its range, in both dialects', async () => {
      for (const id of ['1001', '1002', '1003']) await harness.openCase(caseIdOf(id), 213);
      const plain = await harness.call('GET', '/bgo_identifications_portal?items-per-page=2&page=1', { as: clerk });
      expect(plain.headers.get('content-range')).toBe('bgo_identifications_portal 0-1/3');
      expect(plain.body[0]).toEqual({
        id: 1003,
        bgoIdentificationId: 1003,
        businessName: 'Lindenhof Gartenbau GmbH',
        businessLegalForm: 'GMBH',
        recordCreatedAt: new Date(clock.now).toISOString(),
        bgoMainStatus: 213,
        bgoMainStatusTitle: 'Übertragung angehalten',
        createdByBerater: false,
        hasMessages: false,
        hasUnrevisedMessages: false,
        hasBankMemos: false,
        attention: 'none',
        owner: null,
        deadline: null,
        lastMessage: null,
        nextStep: 'Freigeben oder ablehnen',
        followUpAt: null,
        followUpReason: null,
        waitingFor: null,
        waitingSince: null,
      });
      const simple = await harness.call('GET', `/bgo_identifications_portal?range=${encodeURIComponent('[2,2]')}`, {
        as: clerk,
      });
      expect(simple.headers.get('content-range')).toBe('bgo_identifications_portal 2-2/3');
      expect(simple.body).toEqual([expect.objectContaining({ id: 1001 })]);
    });

    it('finds encrypted names and addresses by a typed search', async () => {
      await ordered();
      const found = async (text: string) =>
        (
          (
            await harness.call('GET', `/bgo_identifications_portal?search-filter=${encodeURIComponent(text)}`, {
              as: clerk,
            })
          ).body as unknown as object[]
        ).length;
      for (const text of ['lindenhof', 'garten', '#1001', 'jörg', 'Jörg Müller', 'muel', 'aenne.weiss@EXAMPLE.de']) {
        expect([text, await found(text)]).toEqual([text, 1]);
      }
      expect(await found('hof')).toBe(1);
      for (const text of ['#1002', 'Jörg Schmidt', 'x@example.de'])
        expect([text, await found(text)]).toEqual([text, 0]);
      const stored = JSON.stringify({ ...(await harness.core.cases.find(caseIdOf('1001'))), form: null });
      expect(stored).not.toMatch(/jörg|joerg|Müller|example\.de/i);
      expect(stored).toContain('lindenhof');
    });

    it('returns the statuses in use', async () => {
      await harness.openCase(caseIdOf('1001'), 213);
      await harness.openCase(caseIdOf('1002'), 900);
      const { body } = await harness.call('GET', '/bgo_identifications_portal/get_all_active_statuses', { as: clerk });
      expect(body).toEqual([{ bgoMainStatus: 213, bgoMainStatusTitle: 'Übertragung angehalten' }]);
    });
  });

  describe('the status', () => {
    it.each([
      [216, clerk, { name: 'reject' }],
      [410, clerk, { name: 'takeOver' }],
      [425, clerk, { name: 'requestData' }],
      [450, clerk, { name: 'finish', success: false }],
      [310, clerkPlus, { name: 'setReady' }],
    ])('%i is set by its command', async (status, as, command) => {
      await harness.openCase(caseIdOf('1001'), 220, { round: 3 });
      expect((await setStatus({ status }, as)).status).toBe(204);
      expect(harness.process.effects).toEqual([
        {
          commandId: expect.stringMatching(new RegExp(`^${command.name}:3:${as.accountId}`)) as unknown,
          command,
          actor: { side: 'staff', accountId: as.accountId },
          seen: 0,
        },
      ]);
    });

    it.each([true, false])('430 passes on whether there is an account: %s', async (accountOpened) => {
      await harness.openCase(caseIdOf('1001'), 410, { round: 3 });
      expect((await setStatus({ status: 430, accountOpened })).status).toBe(204);
      expect(harness.process.effects).toMatchObject([{ command: { name: 'finish', success: true, accountOpened } }]);
    });

    it('425 is answered again to who has just set it, and its text is kept once', async () => {
      await harness.openCase(caseIdOf('1001'), 410);
      const ask = () => setStatus({ status: 425, reason: 'Bitte senden Sie uns den Vertrag.' });
      expect((await ask()).status).toBe(204);
      await harness.project(caseIdOf('1001'), { status: 425, cause: 'requestData', accountId: clerk.accountId });
      expect((await ask()).status).toBe(204);
      expect((await setStatus({ status: 425, reason: 'Anderes' })).status).toBe(409);
      expect((await setStatus({ status: 425, reason: 'Anderes' }, clerkPlus)).status).toBe(409);
      expect(harness.messages).toHaveLength(1);
    });

    it.each([130, 210, 220, 900, 5])('%i has no command', async (status) => {
      await harness.openCase(caseIdOf('1001'), 220);
      expect((await setStatus({ status })).status).toBe(409);
      expect(harness.process.effects).toEqual([]);
    });

    it.each([
      {},
      { status: 425, reason: 'x'.repeat(5001) },
      { status: '410' },
      { status: 410.5 },
      { status: 410, extra: 1 },
      { status: 430, accountOpened: 'ja' },
      { status: -1 },
    ])('refuses %j', async (body) => {
      await harness.openCase(caseIdOf('1001'), 310);
      expect((await setStatus(body)).status).toBe(422);
      expect(harness.process.effects).toEqual([]);
    });

    it('twenty concurrent equal commands have one effect and one answer', async () => {
      await harness.openCase(caseIdOf('1001'), 310);
      harness.process.answer(async () => {
        await new Promise((resolve) => setTimeout(resolve, 40));
        return outcome({ kind: 'done' });
      });
      const answers = await Promise.all(Array.from({ length: 20 }, () => setStatus({ status: 410 })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
      expect(harness.process.effects).toHaveLength(1);
    });

    it('fixes with a reason, which becomes an internal note, and freezes what was never ordered', async () => {
      await harness.openCase(caseIdOf('1001'), 130);
      expect((await setStatus({ status: 305, reason: 'x' }, support)).status).toBe(409);
      expect(await harness.applications.frozen.newest(caseIdOf('1001'))).toBeNull();
      await harness.setSnapshot(caseIdOf('1001'), { status: 220 });
      expect((await setStatus({ status: 305, reason: '  ' }, support)).status).toBe(422);
      expect((await setStatus({ status: 305, reason: ' geprüft ' }, support)).status).toBe(204);
      expect(harness.memos).toEqual([]);
      await harness.project(caseIdOf('1001'), { status: 305, cause: 'supportFix', accountId: support.accountId });
      expect(harness.memos).toEqual([
        {
          caseId: '1001',
          memoId: 'supportFix-of-case-1001-in-1',
          accountId: 'staff-ROLE_ROOT',
          author: 'clerk@kontor.test',
          content: 'geprüft',
        },
      ]);
      expect(harness.process.effects.at(-1)?.command).toMatchObject({ name: 'supportFix', form: { version: 1 } });
    });

    it('writes no note when the fix is refused', async () => {
      await harness.openCase(caseIdOf('1001'), 220);
      harness.process.answer(() => ({ kind: 'refused', reason: 'illegal', status: 310 }));
      expect((await setStatus({ status: 305, reason: 'x' }, support)).status).toBe(409);
      expect((await harness.core.cases.find(caseIdOf('1001')))?.notes).toEqual([]);
    });

    it("sends the clerk's message to the customer, once the request has been accepted", async () => {
      await harness.openCase(caseIdOf('1001'), 410, { handedOver: true });
      expect((await setStatus({ status: 425, reason: ' Bitte senden Sie uns die Satzung. ' })).status).toBe(204);
      expect(harness.messages).toEqual([]);
      await harness.project(caseIdOf('1001'), { status: 425, cause: 'requestData', accountId: clerk.accountId });
      expect(harness.messages).toEqual([
        {
          caseId: '1001',
          messageId: 'requestData-of-case-1001-in-1',
          side: 'ADMIN',
          accountId: clerk.accountId,
          text: 'Bitte senden Sie uns die Satzung.',
        },
      ]);
    });

    it.each([
      [220, {}, 'illegal'],
      [410, { running: 'coreBanking' }, 'busy'],
    ] as const)('at %i with %j sends no request: %s', async (status, changes, state) => {
      await harness.openCase(caseIdOf('1001'), status, changes);
      const answer = await setStatus({ status: 425, reason: 'Bitte' });
      expect([answer.status, answer.body['state']]).toEqual([409, state]);
      expect((await harness.core.cases.find(caseIdOf('1001')))?.notes).toEqual([]);
      expect(harness.process.effects).toEqual([]);
    });
  });
});
