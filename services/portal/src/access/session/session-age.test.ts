import { generateKeyPairSync } from 'node:crypto';
import { caseIdOf } from '@kontor/domain/case/case-id';
import type { LoginAccount } from '../account/login-account.js';
import { createFakeSessionRepository } from './testing/session.repository.fake.js';
import { createSessions, lifetimeMs, staffIdleMs } from './sessions.js';
import { createTokens } from './tokens.js';

const minute = 60_000;
const staff: LoginAccount = {
  accountId: 'staff',
  side: 'staff',
  staffName: 'clerk@bank.test',
  roles: ['ROLE_ADMIN'],
  inheritedRoles: [],
  verified: true,
  epoch: 0,
  caseId: null,
  sealed: null,
};
const customer: LoginAccount = { ...staff, side: 'customer', roles: ['ROLE_USER'], caseId: caseIdOf('1001') };

function setUp(account: LoginAccount) {
  const clock = { now: Date.UTC(2026, 10, 20) };
  const privateKeyPem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const sessions = createSessions({
    repository: createFakeSessionRepository(),
    tokens: createTokens({ privateKeyPem, instance: 'test', accessSeconds: 3600 }),
    findAccount: async () => account,
    usernameOf: async () => account.staffName,
    now: () => clock.now,
  });
  const refresh = async (refreshToken: string) => {
    const pair = await sessions.refresh(refreshToken);
    return typeof pair === 'string' ? null : pair;
  };
  return { clock, sessions: { ...sessions, refresh } };
}

test.each([
  ['staff', staff],
  ['a customer', customer],
])('a session of %s ends at its age, however often it is renewed', async (_who, account) => {
  const { clock, sessions } = setUp(account);
  const startedAt = clock.now;
  let { refresh_token: held } = await sessions.start(account, '192.0.2.1');
  while (clock.now + 20 * minute < startedAt + lifetimeMs[account.side]) {
    clock.now += 20 * minute;
    held = (await sessions.refresh(held))?.refresh_token ?? '';
    expect(held).not.toBe('');
  }
  clock.now = startedAt + lifetimeMs[account.side];
  expect(await sessions.refresh(held)).toBeNull();
});

test('reading extends no session of staff', async () => {
  const { clock, sessions } = setUp(staff);
  const { token, refresh_token: held } = await sessions.start(staff, '192.0.2.1');
  for (let minutes = 0; minutes < 30; minutes += 5) {
    clock.now += 5 * minute;
    expect(await sessions.read(token)).not.toBeNull();
  }
  clock.now += 1;
  expect(await sessions.refresh(held)).toBeNull();
});

test('streams and downloads of staff end with the session that nobody renewed', async () => {
  const { clock, sessions } = setUp(staff);
  const { token, refresh_token: held } = await sessions.start(staff, '192.0.2.1');
  const sessionId = (await sessions.read(token))?.sessionId ?? '';
  clock.now += staffIdleMs;
  expect(await sessions.find(sessionId)).not.toBeNull();
  await sessions.refresh(held);
  clock.now += staffIdleMs;
  expect(await sessions.find(sessionId)).not.toBeNull();
  clock.now += 1;
  expect(await sessions.find(sessionId)).toBeNull();
});
