import { silentLogger } from '@kontor/platform/logger/logger';
import { seedDemoStaff } from '../staff-account/demo-staff.js';
import { claimsOf, serveAccounts, type AccountServer } from './testing/account-server.js';

let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
});

afterEach(() => fake.close());

const adviser = { beraterEinstieg: true, neukunde: true };
it.each([
  ['a customer', {}, false, 'registerByIp'],
  ['somebody who says to be an adviser', adviser, false, 'registerByIp'],
  ['a customer in a branch', {}, true, 'bankRegisterByIp'],
  ['an adviser in a branch', adviser, true, 'bankRegisterByIp'],
])('counts the registration of %s (%o) by its network, which the caller cannot choose', async (...given) => {
  const [_who, change, isBank, limit] = given;
  const spend = jest.spyOn(fake.deps.limits, 'spend');
  fake.place.isBank = isBank;
  expect((await fake.post('/me/register', { ...fake.sample, ...change })).status).toBe(201);
  expect(spend.mock.calls.map(([name]) => name)).toEqual([limit, 'registerByAddress']);
});

it('counts the registration of signed-in staff by their login', async () => {
  const { staff, searchHash, now } = fake.deps;
  await seedDemoStaff({ staff, searchHash, now, logger: silentLogger() });
  const answer = await fake.post('/me/login', { username: 'root@kontor.test', password: 'Kontor!Demo2026' });
  const spend = jest.spyOn(fake.deps.limits, 'spend');
  const { status } = await fake.post('/me/register', { ...fake.sample, ...adviser }, String(answer.body['token']));
  expect(status).toBe(201);
  const [limit, subject] = spend.mock.calls[0] ?? [];
  expect([limit, subject]).toEqual(['registerByStaff', claimsOf(answer.body['token'])['sub']]);
});
