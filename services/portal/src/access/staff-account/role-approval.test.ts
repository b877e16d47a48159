import { clerk, nameOf, neu, serveStaffUsers, userAdmin, type StaffUserServer } from './testing/staff-users.harness.js';

const second = 'second.admin@bank.example';

let server: StaffUserServer;
beforeEach(async () => {
  server = await serveStaffUsers();
  await server.insert(second, ['ROLE_USER_ADMIN']);
});
afterEach(() => server.close());

const turnOn = (): void => {
  server.settings['fourEyes'] = { roles: true };
};
const patch = async (body: object, as = userAdmin) => server.asked(as, 'PATCH', await server.pathOf(clerk), body);
const confirm = (id: unknown, as = second) => server.asked(as, 'POST', `/approvals/${String(id)}/confirm`);
const rolesOf = async (username: string) => (await server.account(username)).roles;

it('changes roles at once while the switch is off', async () => {
  expect((await patch({ roles: ['ROLE_ADMIN_PLUS'] })).status).toBe(200);
  expect(await rolesOf(clerk)).toEqual(['ROLE_ADMIN_PLUS']);
});

describe('while roles need a second person', () => {
  beforeEach(turnOn);

  it('changed roles wait for another user administrator', async () => {
    const asked = await patch({ roles: ['ROLE_ADMIN_PLUS'] });
    expect([asked.status, await rolesOf(clerk)]).toEqual([202, ['ROLE_ADMIN']]);
    expect((await confirm(asked.body['approvalId'], userAdmin)).status).toBe(409);
    expect((await confirm(asked.body['approvalId'], nameOf('ROLE_INSTANCE_ADMIN'))).status).toBe(404);
    expect((await confirm(asked.body['approvalId'])).status).toBe(200);
    expect(await rolesOf(clerk)).toEqual(['ROLE_ADMIN_PLUS']);
    expect((await server.account(clerk)).changedBy.at(-1)?.by).toBe((await server.account(userAdmin)).accountId);
  });

  it('shows the second person all of it, and keeps it in the log once it is confirmed', async () => {
    const asked = await patch({ roles: ['ROLE_ADMIN_PLUS'], lastName: 'Neu' });
    const { lastName } = await server.account(clerk);
    const changes = [
      { name: 'lastName', before: lastName, after: 'Neu' },
      { name: 'roles', before: ['ROLE_ADMIN'], after: ['ROLE_ADMIN_PLUS'] },
    ];
    const { body } = await server.asked(second, 'GET', '/approvals');
    expect(JSON.parse(String(body['text']))).toMatchObject([
      { evidence: { lines: [{ label: 'Nutzer', value: clerk }], changes } },
    ]);
    await confirm(asked.body['approvalId']);
    expect(server.approvals.steps.at(-1)).toMatchObject({ step: 'confirm', changes });
  });

  it('a new user with roles waits, so that nobody makes the second person', async () => {
    const asked = await server.asked(userAdmin, 'POST', '/admin_account', neu);
    expect(asked.status).toBe(202);
    await expect(server.account(neu.username)).rejects.toThrow();
    expect((await confirm(asked.body['approvalId'])).status).toBe(200);
    expect(await rolesOf(neu.username)).toEqual(['ROLE_ADMIN']);
  });

  it('changes a name, or the same roles, at once', async () => {
    expect((await patch({ lastName: 'Neu' })).status).toBe(200);
    expect((await patch({ roles: ['ROLE_ADMIN'] })).status).toBe(200);
  });

  it('refuses at once a role that the person may not grant', async () => {
    expect((await patch({ roles: ['ROLE_AUDITOR'] })).status).toBe(403);
  });

  it('is void when the roles were changed meanwhile', async () => {
    const asked = await patch({ roles: ['ROLE_ADMIN_PLUS'] });
    server.settings['fourEyes'] = {};
    await patch({ roles: ['ROLE_USER_ADMIN'] }, second);
    const { status, body } = await confirm(asked.body['approvalId']);
    expect([status, body['reason']]).toEqual([409, 'changed']);
  });

  it('refuses a confirmation by somebody who may not grant the role', async () => {
    const asked = await patch({ roles: ['ROLE_AUDITOR'] }, nameOf('ROLE_ROOT'));
    expect(asked.status).toBe(202);
    expect((await confirm(asked.body['approvalId'])).status).toBe(403);
    expect(await rolesOf(clerk)).toEqual(['ROLE_ADMIN']);
  });
});
