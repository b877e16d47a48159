import { create } from '@bufbuild/protobuf';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { currentRevision } from '@kontor/domain/case/case-table';
import { personIdOf } from '@kontor/domain/person/person-id';
import { PlanRemindersRequestSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { remindedBy } from '../../exchange/mail-outbox/reminded-in.js';
import { stopToken } from '../../exchange/mail-outbox/stop-token.js';
import { clock, customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';
import { deriveSecret } from '../../testing/reminders.fake.js';

const clerk = staff('ROLE_ADMIN');
const caseId = caseIdOf('1001');
const path = `/bgo_identifications_portal/${caseId}/reminders`;
const draft = { topic: 'draft', personId: null };

describe('the reminders of a case', () => {
  let harness: PortalHarness;
  const started = clock.now;
  beforeEach(async () => {
    // Monday, 2026-03-02, 10:00 in Germany.
    clock.now = Date.parse('2026-03-02T09:00:00Z');
    harness = await startPortalHarness();
    await harness.openCase(caseId, 210, { revision: currentRevision, dueAt: Date.parse('2026-05-31T08:00:00Z') });
    await change({ waitingFor: 'customer', waitingSince: clock.now });
  });
  afterEach(() => {
    clock.now = started;
    return harness.close();
  });

  const record = async () => (await harness.core.cases.find(caseId))!;
  const change = async (fields: Parameters<typeof harness.core.cases.change>[2]) =>
    harness.core.cases.change(caseId, (await record()).version, fields);
  const show = async (as = clerk) => (await harness.call('GET', path, { as })).body as unknown;
  const commands = () => harness.process.effects.map(({ command }) => command);
  const plan = async (dayMs?: bigint) =>
    harness.handlers.planReminders(create(PlanRemindersRequestSchema, { caseId, dayMs }), {} as never);
  const line = (seq: number, mail: 'draftReminder' | 'expiryReminder') => ({
    ...({ seq, at: clock.now, type: 'bgo', personId: null, status: '210', cause: 'remindersPlanned' } as const),
    ...({ actor: 'system', accountId: null, mails: [mail] } as const),
  });

  it('are shown with what comes next, by the days of the bank', async () => {
    expect(await show()).toEqual({
      possible: true,
      paused: false,
      stopped: [],
      next: [
        { ...draft, at: '2026-03-05T09:00:00.000Z' },
        { topic: 'expiry', personId: null, at: '2026-05-26T06:00:00.000Z' },
      ],
      open: [draft],
      sent: [],
    });
  });

  it('are planned for the process: nothing yet, then one, then the next', async () => {
    expect(await plan()).toEqual({ due: [], nextAt: BigInt(Date.parse('2026-03-05T09:00:00Z')) });
    clock.now = Date.parse('2026-03-05T09:00:00Z');
    const due = await plan();
    expect(due).toMatchObject({ due: [{ topic: 1 }], nextAt: BigInt(Date.parse('2026-04-01T08:00:00Z')) });
    await change({ history: [line(9, 'draftReminder')] });
    expect(await plan()).toMatchObject({ due: [] });
    expect(await show()).toMatchObject({ sent: [{ ...draft, at: '2026-03-05T09:00:00.000Z' }] });
  });

  it('go on for a draft that was saved after the last of them', async () => {
    const history = ['2026-03-05T09:00:00Z', '2026-04-01T08:00:00Z'].map((at, seq) => ({
      ...line(seq, 'draftReminder'),
      at: Date.parse(at),
    }));
    clock.now = Date.parse('2026-05-26T06:00:00Z');
    await change({ history: [...history, line(3, 'expiryReminder')] });
    const { due, nextAt } = await plan();
    expect([due, nextAt]).toEqual([[], BigInt(Date.parse('2026-06-01T08:00:00Z'))]);
    await change({ form: { ...(await record()).form!, savedAt: Date.parse('2026-05-28T06:00:00Z') } });
    clock.now = Number(nextAt);
    expect(await plan()).toMatchObject({ due: [{ topic: 1 }] });
    await change({ status: 900 });
    expect(await plan()).toEqual({ due: [] });
  });

  it('come after shorter days where a test has shortened them', async () => {
    expect(await plan(1_000n)).toMatchObject({ due: [], nextAt: BigInt(clock.now + 3_000) });
  });

  it('one that is queued is held back by a pause, but for one that a clerk has sent', async () => {
    const found = await record();
    const reminded = (paused: boolean, cause = 'remindersPlanned') => {
      const snapshot = { ...found.snapshot!, reminders: { paused, stopped: [] } };
      const history = [{ ...line(9, 'draftReminder'), cause }];
      return remindedBy(`${caseId}:9:0`, { ...found, snapshot, history }, 90 * 24 * 3_600_000).occasions.length;
    };
    expect([reminded(false), reminded(true), reminded(true, 'remind')]).toEqual([1, 0, 1]);
  });

  it('none is sent while they are paused, while a second person of the bank decides, or before their revision', async () => {
    clock.now = Date.parse('2026-03-05T09:00:00Z');
    await harness.setSnapshot(caseId, { reminders: { paused: true, stopped: [] } });
    expect(await plan()).toEqual({ due: [], nextAt: BigInt(clock.now + 86_400_000) });
    expect(await show()).toMatchObject({ paused: true, next: [], open: [draft] });
    await harness.setSnapshot(caseId, { reminders: { paused: false, stopped: [] } });
    await change({ approvalOpen: true });
    expect(await plan()).toMatchObject({ due: [] });
    await change({ approvalOpen: false });
    await harness.setSnapshot(caseId, { revision: 6 });
    expect(await plan()).toEqual({ due: [] });
    expect(await show()).toMatchObject({ possible: false, next: [], open: [] });
  });

  it('are sent by a clerk once they are awaited, three times at the most', async () => {
    expect((await harness.call('POST', path, { as: clerk, body: draft })).status).toBe(204);
    expect(commands()).toEqual([{ name: 'remind', ...draft }]);
    const other = { topic: 'identityCheck', personId: 'p1' };
    const refused = await harness.call('POST', path, { as: clerk, body: other });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'not-awaited' }]);
    await change({ history: [1, 2, 3].map((seq) => line(seq, 'draftReminder')) });
    expect((await harness.call('POST', path, { as: clerk, body: draft })).status).toBe(409);
  });

  it.each([
    [true, 'pauseReminders'],
    [false, 'resumeReminders'],
  ])('are paused: %s', async (paused, name) => {
    expect((await harness.call('PUT', `${path}/paused`, { as: clerk, body: { paused } })).status).toBe(204);
    expect(commands()).toEqual([{ name }]);
  });

  it('belong to clerks; the auditor reads them', async () => {
    for (const as of [customer(caseId), staff('ROLE_USER_ADMIN')])
      expect((await harness.call('GET', path, { as })).status).toBe(403);
    for (const as of [customer(caseId), staff('ROLE_AUDITOR')]) {
      expect((await harness.call('POST', path, { as, body: draft })).status).toBe(403);
      expect((await harness.call('PUT', `${path}/paused`, { as, body: { paused: true } })).status).toBe(403);
    }
    expect((await harness.call('GET', path, { as: staff('ROLE_AUDITOR') })).status).toBe(200);
  });

  describe('are stopped by whoever has a reminder', () => {
    const tokenOf = (personId: string | null, of = caseId) =>
      stopToken(deriveSecret, { caseId: of, personId: personId === null ? null : personIdOf(personId) });
    /** As mail programs do it (RFC 8058, 3.2). */
    const oneClick = (token: string, type = 'application/x-www-form-urlencoded') =>
      harness.call('POST', `/reminders/one_click/${token}`, {
        ...{ body: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } },
      });
    const stop = (token: string) => harness.call('POST', '/reminders/stop', { body: { token } });

    it('on a page or by one click of a mail program, without a session', async () => {
      expect((await stop(tokenOf(null))).status).toBe(204);
      expect((await oneClick(tokenOf('p2'))).status).toBe(204);
      expect(commands()).toEqual([
        { name: 'stopReminders', personId: null },
        { name: 'stopReminders', personId: 'p2' },
      ]);
    });

    it('also once the case is over, without effect', async () => {
      harness.process.answer(() => ({ kind: 'refused', reason: 'illegal', status: 430 }));
      expect((await stop(tokenOf(null))).status).toBe(204);
      await harness.eraseCase(caseId);
      expect((await stop(tokenOf(null))).status).toBe(204);
    });

    it.each([
      ['of another case', () => tokenOf(null).replace(/^1001/, '1002')],
      ['of another person', () => tokenOf('p1').replace('.p1.', '.p2.')],
      ['that is cut', () => tokenOf(null).slice(0, -1)],
      ['of a case that nobody has', () => tokenOf(null, caseIdOf('9999'))],
      ['that is none', () => 'x'],
    ])('but not by a token %s', async (_what, token) => {
      expect((await stop(token())).status).toBe(404);
      expect((await oneClick(token())).status).toBe(404);
      expect(commands()).toEqual([]);
    });

    it('and not by looking at the address', async () => {
      expect((await harness.call('GET', `/reminders/one_click/${tokenOf(null)}`)).status).toBe(404);
      expect(commands()).toEqual([]);
    });
  });
});
