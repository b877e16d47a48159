import { linkOf } from '../account/code-slot.js';
import type { StaffChange } from '../account/staff.repository.js';
import { linkLifetimeMs } from './password-link.js';
import { neu, password, serveStaffUsers, type StaffUserServer, userAdmin } from './testing/staff-users.harness.js';

const newcomer = 'neu@bank.example';
let fake: StaffUserServer;
beforeEach(async () => {
  fake = await serveStaffUsers();
  await fake.asked(userAdmin, 'POST', '/admin_account', neu);
});
afterEach(() => fake.close());

const invite = () => fake.step(userAdmin, newcomer, 'invite');
const request = (username = newcomer) => fake.post('/admin_account/requestPasswordChange', { username });
const kinds = async () => (await fake.account(newcomer)).outbox.map(({ kind }) => kind);
const link = async () => linkOf(fake.deps.deriveSecret, (await fake.account(newcomer)).passwordLink.mailId ?? '');
const activate = async (verificationCode: string) =>
  (await fake.post('/admin_account/activate', { verificationCode, password })).status;

it('an expired invitation is mailed anew to whom it was for, with the answer of an unknown name', async () => {
  await invite();
  const expired = await link();
  fake.clock.now += linkLifetimeMs.activation;
  expect(await activate(expired)).toBe(400);
  expect(await request()).toEqual({ ...(await request('niemand@bank.example')), body: { username: newcomer } });
  expect(await kinds()).toEqual(['staffInvitation', 'staffInvitation']);
  expect([await activate(expired), await activate(await link()), (await fake.logIn(newcomer)).status]).toEqual([
    400, 204, 200,
  ]);
});

it('strangers who request it leave the open invitation as it is', async () => {
  await invite();
  const open = await link();
  for (let count = 0; count < 5; count += 1) await request();
  expect((await request()).status).toBe(429);
  expect([await link(), await activate(open)]).toEqual([open, 204]);
  fake.clock.now += 60 * 60_000;
  await request();
  expect((await kinds()).at(-1)).toBe('staffPasswordLink');
});

async function change(given: StaffChange): Promise<void> {
  const { _id, version } = await fake.account(newcomer);
  await fake.deps.staff.change(_id, version, given);
}

const suspended: StaffChange = { suspended: true, verifiedAt: 1 };
it.each<readonly [string, () => Promise<unknown>]>([
  ['not invited yet', async () => undefined],
  ['invited and deactivated', async () => [await invite(), await fake.step(userAdmin, newcomer, 'suspend')]],
  ['suspended', () => change(suspended)],
])('nothing is mailed to somebody %s', async (_state, prepare) => {
  await prepare();
  expect((await request()).status).toBe(200);
  expect(await kinds()).toEqual([]);
});
