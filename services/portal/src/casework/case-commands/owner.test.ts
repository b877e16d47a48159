import { caseIdOf } from '@kontor/domain/case/case-id';
import { customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const plus = staff('ROLE_ADMIN_PLUS', 'ROLE_ADMIN');
const caseId = caseIdOf('1001');
const taken = {
  state: 'taken',
  owner: { accountId: 'staff-ROLE_ROOT', name: 'Clara Ehrlich' },
  message:
    'Diesen Vorgang bearbeitet Clara Ehrlich. Wenn Sie ihn weiterbearbeiten möchten, übernehmen Sie zuerst den Vorgang.',
};

describe('the owner of a case', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 410, { owner: 'staff-ROLE_ROOT' });
  });
  afterEach(() => harness.close());

  const assign = (accountId: unknown, as = clerk) =>
    harness.call('POST', `/bgo_identifications_portal/${caseId}/assign`, { as, body: { accountId } });
  const details = async (as = clerk) =>
    (await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as })).body as unknown as {
      bgoIdentification: { owner: unknown };
      availableCommands: string[];
    };

  it('is named to staff, and to nobody else', async () => {
    expect((await details()).bgoIdentification.owner).toEqual(taken.owner);
    expect((await details(customer(caseId))).bgoIdentification.owner).toBeUndefined();
  });

  it('alone is offered what the bank does', async () => {
    expect((await details()).availableCommands).not.toEqual(expect.arrayContaining(['requestData']));
    expect((await details()).availableCommands).toContain('assign');
    await harness.setSnapshot(caseId, { owner: 'staff-ROLE_ADMIN' });
    expect((await details()).availableCommands).toContain('requestData');
  });

  it('is named to another clerk, whose text is not kept', async () => {
    const body = { status: 425, reason: 'Bitte senden Sie uns den Vertrag.' };
    const answer = await harness.call('PATCH', `/bgo_identifications_status/${caseId}/setStatus`, { as: clerk, body });
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining(taken)]);
    expect((await harness.core.cases.find(caseId))?.notes).toEqual([]);
  });

  it('is named when only the process has it', async () => {
    await harness.setSnapshot(caseId, { owner: null });
    harness.process.answer(() => ({ kind: 'refused', reason: 'taken', status: 410, owner: 'staff-ROLE_ROOT' }));
    const body = { status: 425, reason: 'Bitte senden Sie uns den Vertrag.' };
    const answer = await harness.call('PATCH', `/bgo_identifications_status/${caseId}/setStatus`, { as: clerk, body });
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining(taken)]);
    expect((await harness.core.cases.find(caseId))?.notes).toEqual([]);
  });

  it.each([
    ['to oneself, away from another', clerk, 'staff-ROLE_ADMIN', 'staff-ROLE_ADMIN'],
    ['to another, by an extended clerk', plus, 'staff-ROLE_ADMIN', 'staff-ROLE_ADMIN'],
    ['to nobody, by an extended clerk', plus, '', null],
  ])('changes %s', async (_how, as, accountId, to) => {
    expect((await assign(accountId, as)).status).toBe(204);
    expect(harness.process.effects).toMatchObject([{ command: { name: 'assign', to } }]);
  });

  it.each([
    ['a clerk assigns another', clerk, 'staff-ROLE_ADMIN_PLUS', 403],
    ['a clerk lets go of the case of another', clerk, '', 403],
    ['a customer', customer(caseId), '', 403],
    ['an account that does not work on cases', plus, 'nobody', 422],
    ['no account', clerk, null, 422],
  ])('is not changed: %s', async (_how, as, accountId, status) => {
    expect((await assign(accountId, as)).status).toBe(status);
    expect(harness.process.effects).toEqual([]);
  });

  it('lets go of the own case', async () => {
    await harness.setSnapshot(caseId, { owner: 'staff-ROLE_ADMIN' });
    expect((await assign('')).status).toBe(204);
  });

  it('changes in the history by name, which the customer does not read', async () => {
    const line = { seq: 90, at: 1, type: 'bgo', personId: null, status: '410', cause: 'assign', mails: [] } as const;
    const by = { actor: 'staff', accountId: 'staff-ROLE_ROOT', assignedTo: 'staff-ROLE_ADMIN' } as const;
    const found = await harness.core.cases.find(caseId);
    await harness.core.cases.change(caseId, found!.version, { history: [...found!.history, { ...line, ...by }] });
    const path = (of: string) => `/bgo_identifications/${of}status_history_joined`;
    const read = await harness.call('GET', path(`${caseId}/`), { as: clerk });
    expect((read.body as unknown as object[])[0]).toMatchObject({
      title: 'Zuständigkeit geändert',
      actorName: 'Clara Ehrlich',
      context: { notes: 'Zuständig: Clara Ehrlich' },
    });
    const own = await harness.call('GET', path(''), { as: customer(caseId) });
    expect(JSON.stringify(own.body)).not.toMatch(/Zuständig|staff-/);
  });

  it('is changed for many cases at once, with a result for each', async () => {
    await harness.openCase(caseIdOf('1002'), 410);
    const many = (body: unknown, as = clerk) =>
      harness.call('POST', '/bgo_identifications_portal/assign', { as, body });
    const answer = await many({ accountId: 'staff-ROLE_ADMIN', ids: [1001, 9999, 1002] });
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        { id: 1001, businessName: expect.any(String) as string, ok: true, message: null },
        { id: 9999, businessName: null, ok: false, message: expect.any(String) as string },
        { id: 1002, businessName: expect.any(String) as string, ok: true, message: null },
      ],
    ]);
    expect((await many({ accountId: 'staff-ROLE_ROOT', ids: [1001] })).body).toMatchObject([{ id: 1001, ok: false }]);
    expect((await many({ accountId: 'x', ids: [1001] }, plus)).body).toMatchObject([{ id: 1001, ok: false }]);
    for (const ids of [[], ['x'], [0], [1e12], [1e300], Array.from({ length: 201 }, (_, at) => at + 1)])
      expect((await many({ accountId: '', ids })).status).toBe(422);
    expect((await many({ accountId: '', ids: [1001] }, customer(caseId))).status).toBe(403);
    const clerks = await harness.call('GET', '/bgo_identifications_portal/clerks', { as: clerk });
    expect(clerks.body).toEqual([{ accountId: 'staff-ROLE_ADMIN', name: 'Clara Ehrlich' }]);
  });
});
