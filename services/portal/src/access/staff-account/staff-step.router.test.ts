import { staffRoles, type StaffRole } from '@kontor/domain/roles/roles';
import { linkOf } from '../account/code-slot.js';
import {
  clerk,
  nameOf,
  neu,
  password,
  root,
  serveStaffUsers,
  type StaffUserServer,
  userAdmin,
} from './testing/staff-users.harness.js';

let fake: StaffUserServer;
beforeEach(async () => {
  fake = await serveStaffUsers();
});
afterEach(() => fake.close());

describe('roles', () => {
  const granted: readonly (readonly [StaffRole, readonly StaffRole[]])[] = [
    ['ROLE_ROOT', staffRoles],
    ['ROLE_USER_ADMIN', ['ROLE_USER_ADMIN', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS']],
  ];

  it.each(granted)('%s grants and revokes %j only', async (actor, grantable) => {
    for (const role of staffRoles) {
      const status = grantable.includes(role) ? 'allowed' : 'refused';
      const username = `${role.slice(5).toLowerCase()}.2@bank.example`;
      const created = await fake.asked(nameOf(actor), 'POST', '/admin_account', { ...neu, username, roles: [role] });
      expect([role, created.status]).toEqual([role, status === 'allowed' ? 201 : 403]);
      if (role === 'ROLE_ADMIN') continue;
      await fake.insert(`with.${username}`, ['ROLE_ADMIN', role]);
      await fake.insert(`without.${username}`, ['ROLE_ADMIN']);
      const taken = await fake.asked(nameOf(actor), 'PATCH', await fake.pathOf(`with.${username}`), {
        roles: ['ROLE_ADMIN'],
      });
      const given = await fake.asked(nameOf(actor), 'PATCH', await fake.pathOf(`without.${username}`), {
        roles: ['ROLE_ADMIN', role],
      });
      expect([role, taken.status, given.status]).toEqual([role, ...(status === 'allowed' ? [200, 200] : [403, 403])]);
    }
  });

  it('that an actor may not grant stay when others change', async () => {
    const own = 'own@bank.example';
    await fake.insert(own, ['ROLE_USER_ADMIN', 'ROLE_AUDITOR']);
    const roles = ['ROLE_USER_ADMIN', 'ROLE_AUDITOR', 'ROLE_ADMIN'];
    expect((await fake.asked(own, 'PATCH', await fake.pathOf(own), { firstName: 'Rita', roles })).status).toBe(200);
    expect(await fake.account(own)).toMatchObject({ firstName: 'Rita', roles });
  });

  it('are not taken from oneself when only others could give them back', async () => {
    const { status, body } = await fake.asked(userAdmin, 'PATCH', await fake.pathOf(userAdmin), {
      roles: ['ROLE_ADMIN'],
    });
    expect([status, body['message']]).toEqual([409, expect.stringContaining('nicht selbst zurückgeben')]);
    expect((await fake.asked(root, 'PATCH', await fake.pathOf(root), { roles: ['ROLE_ADMIN'] })).status).toBe(409);
    expect((await fake.asked(root, 'PATCH', await fake.pathOf(userAdmin), { roles: ['ROLE_ADMIN'] })).status).toBe(200);
  });

  it('count from the next request on', async () => {
    const token = await fake.tokenOf(userAdmin);
    await fake.asked(root, 'PATCH', await fake.pathOf(userAdmin), { roles: ['ROLE_ADMIN'] });
    expect((await fake.call('GET', '/admin_account', { token })).status).toBe(403);
  });
});

describe('a suspended user', () => {
  it('is out at once, and stays out of old sessions when let in again', async () => {
    const { body } = await fake.logIn(clerk);
    const [token, refresh] = [String(body['token']), String(body['refresh_token'])];
    const { body: ticket } = await fake.post('/download_tickets', { path: '/x/download' }, token);
    expect((await fake.step(userAdmin, clerk, 'suspend')).status).toBe(204);
    const isOut = async () => [
      (await fake.call('GET', '/me', { token })).status,
      (await fake.call('GET', `/x/download?bearer=${String(ticket['ticket'])}`)).status,
      (await fake.post('/me/refresh', { refresh_token: refresh })).status,
    ];
    expect(await isOut()).toEqual([401, 401, 401]);
    expect((await fake.logIn(clerk)).status).toBe(401);
    expect((await fake.step(userAdmin, clerk, 'unsuspend')).status).toBe(204);
    expect(await isOut()).toEqual([401, 401, 401]);
    expect((await fake.logIn(clerk)).status).toBe(200);
  });

  it('has no open link or code, now or later, and gets no mail of one', async () => {
    await fake.post('/admin_account/requestPasswordChange', { username: clerk });
    const link = linkOf(fake.deps.deriveSecret, (await fake.account(clerk)).outbox.at(-1)?.mailId ?? '');
    fake.rules.staffSecondStep = true;
    await fake.logIn(clerk);
    fake.rules.staffSecondStep = false;
    await fake.step(userAdmin, clerk, 'suspend');
    expect((await fake.account(clerk)).outbox).toEqual([]);
    await fake.step(userAdmin, clerk, 'unsuspend');
    expect((await fake.account(clerk)).loginCode.hash).toBe('');
    const change = { verificationCode: link, password: 'Ein ganz neues Passwort' };
    expect((await fake.post('/admin_account/passwordChange', change)).status).toBe(400);
  });

  it('who was only invited is invited no longer', async () => {
    await fake.insert('neu@bank.example', ['ROLE_ADMIN'], { verifiedAt: 0, passwordHash: '' });
    await fake.step(userAdmin, 'neu@bank.example', 'invite');
    const link = linkOf(fake.deps.deriveSecret, (await fake.account('neu@bank.example')).outbox.at(-1)?.mailId ?? '');
    expect((await fake.step(userAdmin, 'neu@bank.example', 'suspend')).status).toBe(204);
    expect((await fake.post('/admin_account/activate', { verificationCode: link, password })).status).toBe(400);
    expect((await fake.asked(userAdmin, 'GET', await fake.pathOf('neu@bank.example'))).body).toMatchObject({
      ...{ verified: false, verificationDate: null, wasInvitedButIsNotYetVerified: false },
    });
    expect((await fake.step(userAdmin, 'neu@bank.example', 'invite')).status).toBe(204);
  });

  it('has the cases released for whom suspended', async () => {
    await fake.step(userAdmin, clerk, 'suspend');
    const by = (await fake.account(userAdmin)).accountId;
    expect((await fake.account(clerk)).releasing).toEqual({ by, since: fake.clock.now });
    expect(fake.suspensions()).toBe(1);
    await fake.step(userAdmin, clerk, 'unsuspend');
    expect((await fake.account(clerk)).releasing).toBeNull();
  });

  it('is never oneself, so that somebody remains who lets others in', async () => {
    for (const name of [root, userAdmin]) {
      const { status, body } = await fake.step(name, name, 'suspend');
      expect([status, body['message']]).toEqual([409, expect.stringContaining('Den eigenen Zugang')]);
    }
  });

  it('with ROLE_ROOT is up to ROLE_ROOT', async () => {
    await fake.insert('root.2@bank.example', ['ROLE_ROOT']);
    for (const step of ['suspend', 'unsuspend'] as const) {
      expect((await fake.step(userAdmin, 'root.2@bank.example', step)).status).toBe(403);
      expect((await fake.step(root, 'root.2@bank.example', step)).status).toBe(204);
    }
  });

  it('is not suspended twice, nor let in who is not out', async () => {
    expect((await fake.step(userAdmin, clerk, 'unsuspend')).status).toBe(409);
    await fake.step(userAdmin, clerk, 'suspend');
    const { status, body } = await fake.step(userAdmin, clerk, 'suspend');
    expect([status, body['message']]).toEqual([409, expect.stringContaining('Stand des Nutzers')]);
  });
});
