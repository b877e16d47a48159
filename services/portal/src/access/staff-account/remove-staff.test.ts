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

const newcomer = 'neu@bank.example';
let fake: StaffUserServer;
beforeEach(async () => {
  fake = await serveStaffUsers();
});
afterEach(() => fake.close());

const remove = async (as: string, username: string) => fake.asked(as, 'DELETE', await fake.pathOf(username));
const create = (roles: readonly StaffRole[] = ['ROLE_ADMIN']) =>
  fake.asked(root, 'POST', '/admin_account', { ...neu, roles });

describe('the removal of an account', () => {
  it('is possible until it is activated, ends the invitation, and frees the name', async () => {
    await create();
    await fake.step(userAdmin, newcomer, 'invite');
    const { accountId, outbox } = await fake.account(newcomer);
    const verificationCode = linkOf(fake.deps.deriveSecret, outbox.at(-1)?.mailId ?? '');
    expect((await remove(userAdmin, newcomer)).status).toBe(204);
    expect((await fake.asked(userAdmin, 'GET', `/admin_account/${accountId}`)).status).toBe(404);
    expect((await fake.asked(userAdmin, 'DELETE', `/admin_account/${accountId}`)).status).toBe(404);
    expect((await fake.post('/admin_account/activate', { verificationCode, password })).status).toBe(400);
    expect((await create()).status).toBe(201);
  });

  it.each([
    ['active', { verifiedAt: 1 }],
    ['suspended', { verifiedAt: 1, suspended: true }],
  ])('is refused for one that was activated: %s', async (_state, given) => {
    await fake.insert(newcomer, ['ROLE_ADMIN'], given);
    const { status, body } = await remove(root, newcomer);
    expect([status, body['message']]).toEqual([409, expect.stringContaining('kann nur deaktiviert werden')]);
    expect((await fake.account(newcomer)).version).toBe(1);
  });

  it.each(['ROLE_INSTANCE_ADMIN', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS', 'ROLE_AUDITOR'] as const)(
    'is refused to %s',
    async (role) => {
      await create();
      expect((await remove(nameOf(role), newcomer)).status).toBe(403);
      expect((await fake.account(newcomer)).version).toBe(1);
    },
  );

  it('and the activation at the same time: one of both happens', async () => {
    await create();
    await fake.step(userAdmin, newcomer, 'invite');
    const { outbox } = await fake.account(newcomer);
    const verificationCode = linkOf(fake.deps.deriveSecret, outbox.at(-1)?.mailId ?? '');
    const [activated, removed] = await Promise.all([
      fake.post('/admin_account/activate', { verificationCode, password }),
      remove(userAdmin, newcomer),
    ]);
    expect([
      [204, 409],
      [400, 204],
    ]).toContainEqual([activated.status, removed.status]);
  });
});

describe('an account with a role that the actor may not grant', () => {
  const acts = [
    ['PATCH', '', { lastName: 'Anders' }],
    ['PATCH', '', { roles: ['ROLE_ADMIN'] }],
    ['POST', '/suspend', {}],
    ['POST', '/unsuspend', {}],
    ['POST', '/invite', {}],
    ['POST', '/resetFactors', {}],
    ['DELETE', '', undefined],
  ] as const;
  const above = staffRoles.filter((role) => ['ROLE_ROOT', 'ROLE_INSTANCE_ADMIN', 'ROLE_AUDITOR'].includes(role));

  it.each(above.flatMap((role) => acts.map(([method, step, body]) => [method, step, role, body] as const)))(
    '%s %s of %s is refused to ROLE_USER_ADMIN',
    async (method, step, role, body) => {
      for (const verifiedAt of [0, 1]) {
        const username = `with.${verifiedAt}@bank.example`;
        await fake.insert(username, ['ROLE_ADMIN', role], { verifiedAt });
        const { status, body: answer } = await fake.asked(userAdmin, method, await fake.pathOf(username, step), body);
        expect([status, answer['message']]).toEqual([403, expect.stringContaining('die Sie nicht vergeben dürfen')]);
        expect((await fake.account(username)).version).toBe(1);
      }
    },
  );

  it('is free to ROLE_ROOT, as accounts of clerks are to ROLE_USER_ADMIN', async () => {
    const change = { lastName: 'Anders' };
    for (const role of above)
      expect((await fake.asked(root, 'PATCH', await fake.pathOf(nameOf(role)), change)).status).toBe(200);
    expect((await fake.asked(userAdmin, 'PATCH', await fake.pathOf(clerk), change)).status).toBe(200);
  });
});
