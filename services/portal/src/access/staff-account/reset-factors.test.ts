import { serveFactors, type FactorServer } from '../my-access/testing/factors.harness.js';
import { clerk, nameOf, password, root, userAdmin } from './testing/staff-users.harness.js';

const second = 'second.admin@bank.example';

let server: FactorServer;
beforeEach(async () => {
  server = await serveFactors();
  await server.insert(second, ['ROLE_USER_ADMIN']);
  await server.enrolApp(clerk);
});
afterEach(() => server.close());

const reset = async (as: string, username = clerk) =>
  server.asked(as, 'POST', await server.pathOf(username, '/resetFactors'), {});

it('lets somebody who lost the factors in by the password again, and mails the owner', async () => {
  const before = await server.tokenOf(clerk);
  const ticket = await server.ticketOf(clerk);
  expect((await reset(userAdmin)).status).toBe(204);
  expect((await server.call('GET', '/me', { token: before })).status).toBe(401);
  const { factors, outbox, changedBy } = await server.account(clerk);
  expect(factors).toMatchObject({ totp: null, keys: [], recoveryCodes: [] });
  expect(outbox.map(({ kind }) => kind)).toEqual(['staffFactorsChanged', 'staffFactorsChanged']);
  expect(changedBy.at(-1)).toMatchObject({ act: 'resetFactors', fields: ['totp'] });
  const old = { kind: 'recovery', username: clerk, ticket, code: 'ABCDEFGHIJ' };
  expect((await server.post('/me/secondFactor', old)).body['state']).toBe('expired');
  expect((await server.post('/me/login', { username: clerk, password })).body['token']).toBeDefined();
});

it('is refused for the own account, without a factor, without the right, and for the support', async () => {
  await server.enrolApp(userAdmin);
  expect((await reset(userAdmin, userAdmin)).body['title']).toBe('Eigener Zugang');
  expect((await reset(userAdmin, second)).body['title']).toBe('Nichts zurückzusetzen');
  expect((await reset(clerk, userAdmin)).status).toBe(403);
  await server.enrolApp(root);
  expect((await reset(userAdmin, root)).status).toBe(403);
  expect((await reset(nameOf('ROLE_AUDITOR'))).status).toBe(403);
});

describe('while it needs a second person', () => {
  beforeEach(() => {
    server.settings['fourEyes'] = { factors: true };
  });

  it('waits for another user administrator, never for whoever asked or lost it', async () => {
    await server.insert('lost@bank.example', ['ROLE_USER_ADMIN']);
    await server.enrolApp('lost@bank.example');
    const asked = await reset(userAdmin, 'lost@bank.example');
    expect(asked.status).toBe(202);
    const confirm = (as: string) => server.asked(as, 'POST', `/approvals/${String(asked.body['approvalId'])}/confirm`);
    expect((await confirm(userAdmin)).status).toBe(409);
    expect((await confirm('lost@bank.example')).status).toBe(409);
    expect((await server.account('lost@bank.example')).factors.totp).not.toBeNull();
    expect((await confirm(second)).status).toBe(200);
    expect((await server.account('lost@bank.example')).factors.totp).toBeNull();
  });

  it('is void when the factors changed meanwhile', async () => {
    const asked = await reset(userAdmin);
    await server.asked(clerk, 'POST', '/me/factors/remove', { kind: 'totp', password });
    await server.enrolApp(clerk);
    const { status } = await server.asked(second, 'POST', `/approvals/${String(asked.body['approvalId'])}/confirm`);
    expect(status).toBe(409);
  });
});
