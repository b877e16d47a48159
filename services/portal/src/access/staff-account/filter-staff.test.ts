import { serveStaffUsers, type StaffUserServer, userAdmin } from './testing/staff-users.harness.js';

let fake: StaffUserServer;
beforeAll(async () => {
  fake = await serveStaffUsers();
  const suspended = { verifiedAt: 1, suspended: true };
  const people = [
    ['j.weiss@bank.example', ['ROLE_ADMIN', 'ROLE_USER_ADMIN'], { firstName: 'Jürgen', lastName: 'Weiß' }],
    ['moeller@bank.example', ['ROLE_ADMIN'], { firstName: 'Jutta', lastName: 'Möller', ...suspended }],
    ['neu@bank.example', ['ROLE_ADMIN'], { firstName: 'Nele', lastName: 'Weißmann', verifiedAt: 0, passwordHash: '' }],
  ] as const;
  for (const [username, roles, given] of people) await fake.insert(username, roles, given);
});
afterAll(() => fake.close());

const weiss = 'j.weiss@bank.example';
const moeller = 'moeller@bank.example';
const neu = 'neu@bank.example';
const ofRole = (role: string): string => `role_${role}@bank.example`;

async function list(filter: object, range = [0, 24]) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) });
  const response = await fetch(`${fake.url}/api/admin_account?${query}`, {
    headers: { authorization: `Bearer ${await fake.tokenOf(userAdmin)}` },
  });
  const rows = (await response.json()) as { username: string }[];
  return { range: response.headers.get('content-range'), names: rows.map(({ username }) => username) };
}

it.each([
  [{ q: 'JÜRGEN weiss' }, [weiss]],
  [{ q: 'weiß' }, [weiss, neu]],
  [{ q: 'moll' }, [moeller]],
  [{ q: 'ju' }, [weiss, moeller]],
  [{ q: 'r@bank' }, [moeller, ofRole('auditor')]],
  [{ q: '.*' }, []],
  [{ role: 'ROLE_USER_ADMIN' }, [weiss, userAdmin]],
  [{ state: 'pending' }, [neu]],
  [{ state: 'deactivated' }, [moeller]],
  [{ q: 'weiß', state: 'activated' }, [weiss]],
  [{ role: 'ROLE_ADMIN', state: 'pending', q: 'nele' }, [neu]],
  [{ role: 'ROLE_ROOT', state: 'pending' }, []],
])('%j finds %j', async (filter, names) => {
  const total = names.length;
  const range = `admin_account 0-${Math.max(total - 1, 0)}/${total}`;
  expect(await list(filter)).toEqual({ range, names });
});

it('a page of the result has the total of all pages', async () => {
  expect(await list({ q: 'weiß' }, [1, 1])).toEqual({ range: 'admin_account 1-1/2', names: [neu] });
});

it('a login is the last one of its person, in the list, its order and the export', async () => {
  fake.clock.now = Date.UTC(2026, 2, 2, 13, 15);
  expect((await fake.logIn(weiss)).status).toBe(200);
  const path = await fake.pathOf(weiss);
  expect((await fake.asked(userAdmin, 'GET', path)).body['lastLogin']).toBe('2026-03-02T13:15:00.000Z');
  fake.clock.now += 60_000;
  await fake.post('/me/login', { username: weiss, password: 'geraten' });
  expect((await fake.account(weiss)).lastLoginAt).toBe(fake.clock.now - 60_000);
  const query = new URLSearchParams({ sort: '["lastLogin","DESC"]', range: '[0,0]' });
  const headers = { authorization: `Bearer ${await fake.tokenOf(userAdmin)}` };
  const read = async (file: string) => (await fetch(`${fake.url}/api/${file}`, { headers })).text();
  expect(await read(`admin_account?${query}`)).toContain(weiss);
  expect(await read('admin_account.csv')).toContain('"02.03.2026 14:15:00"');
});
