import type { StaffRole } from '@kontor/domain/roles/roles';
import { serveAccounts, type AccountServer } from '../registration/testing/account-server.js';
import { linkOf } from '../account/code-slot.js';
import { hashPassword } from '../account/password.js';
import { linkLifetimeMs } from './password-link.js';
import { freshAccount, type StaffChange, type StaffDocument } from '../account/staff.repository.js';

const old = 'Kontor!Demo2026';
const fresh = 'Ein ganz neues Passwort';
const [clerk, userAdmin, newcomer] = ['sachbearbeitung@kontor.test', 'nutzer@kontor.test', 'neu@kontor.test'];
const members: Readonly<Record<string, StaffRole>> = {
  'root@kontor.test': 'ROLE_ROOT',
  'instanz@kontor.test': 'ROLE_INSTANCE_ADMIN',
  [userAdmin]: 'ROLE_USER_ADMIN',
  [clerk]: 'ROLE_ADMIN',
  'sachbearbeitung-plus@kontor.test': 'ROLE_ADMIN_PLUS',
};
let sealed: string;
let fake: AccountServer;

const post: AccountServer['post'] = (...args) => fake.post(...args);
const idOf = (username: string): string => fake.deps.searchHash('staff', username);

async function account(username: string): Promise<StaffDocument> {
  const found = await fake.deps.staff.find(idOf(username));
  if (found === null) throw new Error(`There is no ${username}`);
  return found;
}

async function change(username: string, given: StaffChange): Promise<void> {
  const { _id, version } = await account(username);
  await fake.deps.staff.change(_id, version, given);
}

const mailsOf = async (username: string) => (await account(username)).outbox.map(({ kind }) => kind);
const linkFor = async (username: string) =>
  linkOf(fake.deps.deriveSecret, (await account(username)).passwordLink.mailId ?? '');
const login = (username: string, password: string) => post('/me/login', { username, password });
const tokenOf = async (username: string, password = old) => String((await login(username, password)).body['token']);
const set = (path: string, verificationCode: string, password = fresh) =>
  post(`/admin_account/${path}`, { verificationCode, password });

async function asked(username: string): Promise<string> {
  expect((await post('/admin_account/requestPasswordChange', { username })).status).toBe(200);
  return linkFor(username);
}

async function invited(): Promise<string> {
  const token = await tokenOf(userAdmin);
  const { accountId } = await account(newcomer);
  expect((await post(`/admin_account/${accountId}/invite`, {}, token)).status).toBe(204);
  return linkFor(newcomer);
}

beforeAll(async () => {
  sealed = await hashPassword(old);
});

beforeEach(async () => {
  fake = await serveAccounts();
  const inUse = { passwordHash: sealed, verifiedAt: 1 };
  for (const [username, role] of Object.entries(members)) await insert(username, role, inUse);
  await insert(newcomer, 'ROLE_ADMIN', {});
});

function insert(username: string, role: StaffRole, given: StaffChange): Promise<boolean> {
  const names = { salutation: 'MS', firstName: 'Nele', lastName: 'Neu' };
  const accountId = `account-of-${role}-${username.length}`;
  const document = { ...freshAccount, _id: idOf(username), accountId, username, ...names, roles: [role], createdAt: 1 };
  return fake.deps.staff.insert({ ...document, ...given });
}

afterEach(() => fake.close());

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once, and every session ends', async () => {
    const [first, second] = [await login(clerk, old), await login(clerk, old)];
    const link = await asked(clerk);
    expect(Buffer.from(link, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(JSON.stringify(await account(clerk))).not.toContain(link);
    expect((await set('passwordChange', link)).status).toBe(204);
    for (const { body } of [first, second]) {
      expect((await fake.call('GET', '/me', { token: String(body['token']) })).status).toBe(401);
      expect((await post('/me/refresh', { refresh_token: body['refresh_token'] })).status).toBe(401);
    }
    expect((await login(clerk, old)).status).toBe(401);
    expect((await fake.call('GET', '/me', { token: await tokenOf(clerk, fresh) })).status).toBe(200);
    expect((await set('passwordChange', link, 'Noch ein anderes Passwort')).status).toBe(400);
    expect((await login(clerk, fresh)).status).toBe(200);
    const logins = ['staffNewDevice', 'staffNewDevice'];
    expect(await mailsOf(clerk)).toEqual([...logins, 'staffPasswordLink', 'staffPasswordChanged', 'staffNewDevice']);
  });

  it('is requested with either name of the field, and has the same answer for every name', async () => {
    await change(userAdmin, { suspended: true });
    const answers = [];
    for (const name of [clerk, 'niemand@kontor.test', userAdmin, newcomer]) {
      const answer = await post('/admin_account/requestPasswordChange', { email: ` ${name.toUpperCase()} ` });
      answers.push({ ...answer, body: answer.body['username'] === name });
    }
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ status: 200, cookies: [], body: true })));
    expect([await mailsOf(clerk), await mailsOf(userAdmin), await mailsOf(newcomer)]).toEqual([
      ['staffPasswordLink'],
      [],
      [],
    ]);
  });

  it.each([clerk, 'niemand@kontor.test'])('is limited to five requests an hour for %s', async (username) => {
    for (let count = 0; count < 5; count++)
      expect((await post('/admin_account/requestPasswordChange', { username })).status).toBe(200);
    expect((await post('/admin_account/requestPasswordChange', { username })).status).toBe(429);
    fake.clock.now += 60 * 60_000;
    expect((await post('/admin_account/requestPasswordChange', { username })).status).toBe(200);
  });

  it('is possible by the link that each mail of its day carries, then by another, for active accounts', async () => {
    const first = await asked(clerk);
    fake.clock.now += linkLifetimeMs.passwordChange - 61 * 60_000;
    expect(await asked(clerk)).toBe(first);
    expect((await account(clerk)).outbox.map(({ kind }) => kind)).toEqual(['staffPasswordLink', 'staffPasswordLink']);
    fake.clock.now += 60_000;
    const link = await asked(clerk);
    expect((await set('passwordChange', first)).status).toBe(400);
    fake.clock.now += linkLifetimeMs.passwordChange;
    expect((await set('passwordChange', link)).status).toBe(400);
    fake.clock.now -= 1;
    await change(clerk, { suspended: true });
    expect((await set('passwordChange', link)).status).toBe(400);
    await change(clerk, { suspended: false });
    expect((await set('passwordChange', link)).status).toBe(204);
  });

  it('is possible for the owner after strangers used up the mails of a day', async () => {
    const link = await asked(clerk);
    const ask = () => post('/admin_account/requestPasswordChange', { username: clerk });
    for (let hour = 0; hour < 6; hour++) {
      for (let count = 0; count < 10; count++) await ask();
      fake.clock.now += 60 * 60_000;
    }
    expect((await ask()).status).toBe(429);
    expect((await set('passwordChange', link)).status).toBe(204);
    expect(await asked(userAdmin)).not.toBe(link);
  });

  it('is set by one of twenty concurrent uses of the link', async () => {
    const link = await asked(clerk);
    const passwords = Array.from({ length: 20 }, (_, index) => `${fresh} ${index}`);
    const answers = await Promise.all(passwords.map((password) => set('passwordChange', link, password)));
    const won = passwords.filter((_, index) => answers[index]?.status === 204);
    expect(won).toHaveLength(1);
    expect((await login(clerk, won[0] ?? '')).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('activates the account by the first password', async () => {
    const link = await invited();
    expect((await login(newcomer, old)).status).toBe(401);
    expect((await set('activate', link)).status).toBe(204);
    expect((await login(newcomer, fresh)).status).toBe(200);
    expect((await set('activate', link)).status).toBe(400);
    expect(await mailsOf(newcomer)).toEqual(['staffInvitation', 'staffNewDevice']);
    expect((await account(newcomer)).invitedAt).toBe(fake.clock.now);
  });

  it('may be repeated until then; the earlier link ends, the newest one after seven days', async () => {
    const earlier = await invited();
    const link = await invited();
    expect((await set('activate', earlier)).status).toBe(400);
    fake.clock.now += linkLifetimeMs.activation;
    expect((await set('activate', link)).status).toBe(400);
    expect((await set('activate', await invited())).status).toBe(204);
    const { accountId } = await account(newcomer);
    expect((await post(`/admin_account/${accountId}/invite`, {}, await tokenOf(userAdmin))).status).toBe(409);
  });

  it.each([
    ['root@kontor.test', 204],
    ['nutzer@kontor.test', 204],
    ['instanz@kontor.test', 403],
    ['sachbearbeitung@kontor.test', 403],
    ['sachbearbeitung-plus@kontor.test', 403],
  ])('is sent by %s: %i', async (username, status) => {
    const path = `/admin_account/${(await account(newcomer)).accountId}/invite`;
    expect((await post(path, {}, await tokenOf(username))).status).toBe(status);
    expect(await mailsOf(newcomer)).toEqual(status === 204 ? ['staffInvitation'] : []);
  });

  it('is not sent to unknown or suspended users or those without a login', async () => {
    const token = await tokenOf(userAdmin);
    for (const id of ['nobody-of-this-name', 'x', '../admin'])
      expect((await post(`/admin_account/${encodeURIComponent(id)}/invite`, {}, token)).status).toBe(404);
    const path = `/admin_account/${(await account(newcomer)).accountId}/invite`;
    expect((await post(path, {})).status).toBe(401);
    expect((await post(path, { force: true }, token)).status).toBe(422);
    await change(newcomer, { suspended: true });
    expect((await post(path, {}, token)).status).toBe(409);
    expect(await mailsOf(newcomer)).toEqual([]);
  });
});

describe('a link', () => {
  it('is valid for its own purpose only', async () => {
    const [activation, passwordChange] = [await invited(), await asked(clerk)];
    expect((await set('passwordChange', activation)).status).toBe(400);
    expect((await set('activate', passwordChange)).status).toBe(400);
    expect((await set('activate', activation)).status).toBe(204);
    expect((await set('passwordChange', passwordChange)).status).toBe(204);
  });

  it.each(['activate', 'passwordChange'])('is refused by %s when it was not mailed', async (path) => {
    for (const code of ['x', 'A'.repeat(43), '%00']) {
      const { status, body } = await set(path, code);
      expect([status, body['message']]).toEqual([
        400,
        'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
      ]);
    }
  });

  it.each([
    [{ password: 'kurz' }, 'password'],
    [{ password: 'ohnegrossbuchstab'.slice(0, 14) }, 'password'],
    [{ password: 'x'.repeat(2000) }, 'password'],
    [{ password: 'Passwort123' }, 'password'],
    [{ password: undefined }, 'password'],
    [{ verificationCode: '' }, 'verificationCode'],
    [{ verificationCode: 7 }, 'verificationCode'],
    [{ extra: 1 }, 'extra'],
  ])('remains valid after %j', async (given, propertyPath) => {
    const link = await asked(clerk);
    const body = { verificationCode: link, password: fresh, ...given };
    const { status, body: answer } = await post('/admin_account/passwordChange', body);
    expect([status, (answer['violations'] as { propertyPath: string }[])[0]?.propertyPath]).toEqual([
      422,
      propertyPath,
    ]);
    expect((await set('passwordChange', link)).status).toBe(204);
  });

  it.each([{}, { username: '' }, { username: 7 }, { username: 'a@b.de', extra: 1 }])(
    'is not mailed for %j',
    async (body) => {
      expect((await post('/admin_account/requestPasswordChange', body)).status).toBe(422);
    },
  );
});
