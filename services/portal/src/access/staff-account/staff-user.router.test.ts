import { staffRoles } from '@kontor/domain/roles/roles';
import { linkOf } from '../account/code-slot.js';
import {
  clerk,
  nameOf,
  neu,
  password,
  propertyPaths,
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

describe('the user administration', () => {
  const calls = [
    ['GET', '/admin_account', undefined, 200],
    ['GET', '/admin_account.csv', undefined, 200],
    ['GET', '/admin_account/{id}', undefined, 200],
    ['POST', '/admin_account', neu, 201],
    ['PATCH', '/admin_account/{id}', { lastName: 'Anders' }, 200],
    ['POST', '/admin_account/{id}/suspend', {}, 204],
    ['POST', '/admin_account/{id}/unsuspend', {}, 409],
    ['POST', '/admin_account/{id}/invite', {}, 409],
  ] as const;

  it.each(calls)(
    '%s %s is for ROLE_USER_ADMIN and ROLE_ROOT, the list for auditors too',
    async (method, path, body, status) => {
      const path_ = path.replace('{id}', (await fake.account(clerk)).accountId);
      const given = body === undefined ? {} : { body };
      expect((await fake.call(method, path_, given)).status).toBe(401);
      const { token } = await fake.verified();
      expect((await fake.call(method, path_, { token, ...given })).status).toBe(403);
      for (const role of ['ROLE_INSTANCE_ADMIN', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS'] as const)
        expect((await fake.asked(nameOf(role), method, path_, body)).status).toBe(403);
      const isList = method === 'GET' && path === '/admin_account';
      expect((await fake.asked(nameOf('ROLE_AUDITOR'), method, path_, body)).status).toBe(isList ? 200 : 403);
      expect((await fake.account(clerk)).version).toBe(1);
      expect((await fake.asked(userAdmin, method, path_, body)).status).toBe(status);
    },
  );

  it.each(calls.filter(([, path]) => path.includes('{id}')))(
    '%s %s finds no unknown user',
    async (method, path, body) => {
      for (const id of ['account-of-nobody', 'x', '..%2Fadmin'])
        expect((await fake.asked(root, method, path.replace('{id}', id), body)).status).toBe(404);
    },
  );

  it.each([
    ['POST', '/admin_account', { ...neu, verified: true }, 'verified'],
    ['POST', '/admin_account', { ...neu, username: 'neu' }, 'username'],
    ['POST', '/admin_account', { ...neu, salutation: 'Dr' }, 'salutation'],
    ['POST', '/admin_account', { ...neu, firstName: ' ' }, 'firstName'],
    ['POST', '/admin_account', { ...neu, lastName: 'x'.repeat(101) }, 'lastName'],
    ['POST', '/admin_account', { ...neu, roles: [] }, 'roles'],
    ['POST', '/admin_account', { ...neu, roles: ['ROLE_USER'] }, 'roles.0'],
    ['PATCH', '/admin_account/{id}', { username: 'anders@bank.example' }, 'username'],
    ['PATCH', '/admin_account/{id}', { roles: [] }, 'roles'],
    ['PATCH', '/admin_account/{id}', { suspended: true }, 'suspended'],
  ])('%s %s refuses %j', async (method, path, body, propertyPath) => {
    const { status, body: answer } = await fake.asked(
      root,
      method,
      path.replace('{id}', (await fake.account(clerk)).accountId),
      body,
    );
    expect([status, propertyPaths(answer)]).toEqual([422, [propertyPath]]);
    expect([(await fake.deps.staff.all()).length, (await fake.account(clerk)).version]).toEqual([staffRoles.length, 1]);
  });
});

describe('the list', () => {
  const list = async (query = '') => {
    const token = await fake.tokenOf(userAdmin);
    const response = await fetch(`${fake.url}/api/admin_account${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { range: response.headers.get('content-range'), rows: (await response.json()) as { username: string }[] };
  };
  const sorted = [...staffRoles].map(nameOf).sort((a, b) => a.localeCompare(b, 'de'));

  it('has every user by name, without secrets', async () => {
    const { range, rows } = await list();
    expect([range, rows.map(({ username }) => username)]).toEqual(['admin_account 0-5/6', sorted]);
    expect(rows.find(({ username }) => username === clerk)).toEqual({
      id: (await fake.account(clerk)).accountId,
      ...{ username: clerk, email: clerk, salutation: 'MS', firstName: 'Änne', lastName: 'role_adm' },
      roles: ['ROLE_ADMIN'],
      factors: [],
      lastLogin: null,
      ...{ verified: true, verificationDate: '1970-01-01T00:00:00.001Z', wasInvitedButIsNotYetVerified: false },
      creationDate: '1970-01-01T00:00:00.001Z',
    });
  });

  it('is read in pages, in another order', async () => {
    const query = new URLSearchParams({ sort: '["username","DESC"]', range: '[1,2]', filter: '{}' });
    const { range, rows } = await list(`?${query.toString()}`);
    expect([range, rows.map(({ username }) => username)]).toEqual([
      'admin_account 1-2/6',
      [...sorted].reverse().slice(1, 3),
    ]);
  });

  it.each([
    '?sort=["passwordHash","ASC"]',
    '?range=[5,1]',
    '?range=x',
    '?filter={"roles":{"$ne":1}}',
    '?filter={"role":"ROLE_USER"}',
    '?page=2',
  ])('refuses %s', async (query) => {
    const token = await fake.tokenOf(userAdmin);
    expect((await fake.call('GET', `/admin_account${query}`, { token })).status).toBe(422);
  });

  it('is a file for spreadsheets, by a ticket too', async () => {
    const token = await fake.tokenOf(userAdmin);
    const { body } = await fake.post('/download_tickets', { path: '/admin_account.csv' }, token);
    const answer = await fetch(`${fake.url}/api/admin_account.csv?bearer=${String(body['ticket'])}`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename=nutzer.csv',
    ]);
    const lines = (await answer.text()).split('\r\n');
    expect([lines.length, lines[0], lines[1]]).toEqual([
      8,
      '"Benutzername";"Vorname";"Nachname";"Rollen";"Letzte Anmeldung";"Status"',
      '"role_admin_plus@bank.example";"Änne";"role_adm";"Sachbearbeiter erweitert";"noch nie";"Aktiviert"',
    ]);
  });
});

describe('a new user', () => {
  it('is not invited by being created, and has a name of the own', async () => {
    const { status, body } = await fake.asked(userAdmin, 'POST', '/admin_account', neu);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ ...neu, username: 'neu@bank.example', email: 'neu@bank.example' },
        ...{ verified: false, verificationDate: null, wasInvitedButIsNotYetVerified: false },
      }),
    ]);
    expect((await fake.account('neu@bank.example')).outbox).toEqual([]);
    const again = await fake.asked(userAdmin, 'POST', '/admin_account', { ...neu, username: 'NEU@bank.example' });
    expect([again.status, propertyPaths(again.body)]).toEqual([422, ['username']]);
  });

  it('is a clerk by default; the address is checked as strictly as configured', async () => {
    const { roles: _roles, ...given } = neu;
    expect((await fake.asked(userAdmin, 'POST', '/admin_account', given)).body['roles']).toEqual(['ROLE_ADMIN']);
    const odd = { ...neu, username: 'odd@bank.x' };
    fake.rules.strictEmailValidation = true;
    expect((await fake.asked(userAdmin, 'POST', '/admin_account', odd)).status).toBe(422);
    fake.rules.strictEmailValidation = false;
    expect((await fake.asked(userAdmin, 'POST', '/admin_account', odd)).status).toBe(201);
  });

  it('goes from the invitation to the login', async () => {
    const { body } = await fake.asked(userAdmin, 'POST', '/admin_account', neu);
    const path = `/admin_account/${String(body['id'])}`;
    expect((await fake.asked(userAdmin, 'POST', `${path}/invite`, {})).status).toBe(204);
    expect((await fake.asked(userAdmin, 'GET', path)).body).toMatchObject({ wasInvitedButIsNotYetVerified: true });
    const mailId = (await fake.account('neu@bank.example')).outbox.at(-1)?.mailId ?? '';
    const verificationCode = linkOf(fake.deps.deriveSecret, mailId);
    expect((await fake.post('/admin_account/activate', { verificationCode, password })).status).toBe(204);
    expect((await fake.logIn('neu@bank.example')).status).toBe(200);
    expect((await fake.asked(userAdmin, 'GET', path)).body).toMatchObject({ verified: true });
  });
});

it('every change says who did it, and to which fields', async () => {
  await fake.asked(userAdmin, 'POST', '/admin_account', neu);
  const path = await fake.pathOf('neu@bank.example');
  await fake.asked(root, 'PATCH', path, { firstName: 'Nora', lastName: 'Neu', roles: ['ROLE_ADMIN_PLUS'] });
  await fake.asked(root, 'PATCH', path, { firstName: 'Nora' });
  for (const step of ['invite', 'suspend']) await fake.asked(userAdmin, 'POST', `${path}/${step}`, {});
  const at = fake.clock.now;
  const [byRoot, byAdmin] = [(await fake.account(root)).accountId, (await fake.account(userAdmin)).accountId];
  expect((await fake.account('neu@bank.example')).changedBy).toEqual([
    { by: byAdmin, at, act: 'create', fields: ['username', 'salutation', 'firstName', 'lastName', 'roles'] },
    { by: byRoot, at, act: 'change', fields: ['firstName', 'roles'] },
    { by: byAdmin, at, act: 'invite', fields: [] },
    { by: byAdmin, at, act: 'suspend', fields: [] },
  ]);
});
