import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeAccounts, type FakeAccounts } from '../registration/testing/accounts.fake.js';
import { seedDemoStaff } from '../staff-account/demo-staff.js';
import type { Device } from './known-devices.js';
import { createLogInStaff } from './log-in-staff.js';

const owner = { username: 'root@kontor.test', password: 'Kontor!Demo2026', address: '192.0.2.1' };
const stranger = { ...owner, password: 'geraten' };

/** A browser that recognises accounts, as the cookie does. */
function browser(): Device & { readonly known: Set<string> } {
  const known = new Set<string>();
  return {
    known,
    idFor: ({ accountId }) => (known.has(accountId) ? 'device-1' : null),
    remember: ({ accountId }) => void known.add(accountId),
  };
}

let fake: FakeAccounts;
beforeEach(async () => {
  fake = createFakeAccounts();
  const { staff, searchHash, now } = fake.deps;
  await seedDemoStaff({ staff, searchHash, now, logger: silentLogger() });
});

/** How often each answer came. */
async function countOf(tries: readonly Promise<unknown>[]): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(tries)) {
    const reason = result.status === 'rejected' ? (result.reason as { code?: string }) : {};
    const key = result.status === 'fulfilled' ? 'logged in' : (reason.code ?? 'error');
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

describe('a stranger with 1,000 tries', () => {
  test('from as many networks guesses 100 times a day, and a known browser still gets in', async () => {
    const logIn = createLogInStaff(fake.deps);
    const own = browser();
    await logIn({ ...owner, device: own });
    expect(own.known.size).toBe(1);
    const tries = Array.from({ length: 1_000 }, (_one, n) =>
      logIn({ ...stranger, address: `198.51.${n % 100}.${Math.floor(n / 100)}`, device: browser() }),
    );
    expect(await countOf(tries)).toEqual({ 'login-failed': 100, 'name-guessed': 900 });
    expect(fake.counted.filter((one) => one === 'staff locked')).toHaveLength(1);
    expect(fake.counted.filter((one) => one === 'staff refused')).toHaveLength(100);
    expect(await countOf([logIn({ ...owner, device: browser() })])).toEqual({ 'name-guessed': 1 });
    expect(await countOf([logIn({ ...owner, device: own })])).toEqual({ 'logged in': 1 });
    fake.clock.now += 24 * 60 * 60 * 1000;
    expect(await countOf([logIn({ ...owner, device: browser() })])).toEqual({ 'logged in': 1 });
  });

  test('from one network guesses ten times, and the owner gets in from another one', async () => {
    const logIn = createLogInStaff(fake.deps);
    const tries = Array.from({ length: 1_000 }, () =>
      logIn({ ...stranger, address: '198.51.100.7', device: browser() }),
    );
    expect(await countOf(tries)).toEqual({ 'login-failed': 10, 'too-many-requests': 990 });
    expect(await countOf([logIn({ ...owner, device: browser() })])).toEqual({ 'logged in': 1 });
    expect(fake.loginsFrom).toEqual([owner.address]);
  });
});

test('a known browser has ten tries in ten minutes, and a hundred a day', async () => {
  const logIn = createLogInStaff(fake.deps);
  const own = browser();
  await logIn({ ...owner, device: own });
  const counts: Readonly<Record<string, number>>[] = [];
  for (let round = 0; round < 12; round += 1) {
    counts.push(await countOf(Array.from({ length: 11 }, () => logIn({ ...stranger, device: own }))));
    fake.clock.now += 10 * 60 * 1000;
  }
  expect(counts.map((one) => one['login-failed'] ?? 0)).toEqual([...Array.from({ length: 9 }, () => 10), 10, 0, 0]);
});

describe('a login with a browser that the account has not used before', () => {
  const mails = async () =>
    (await fake.deps.staff.find(fake.deps.searchHash('staff', owner.username)))?.outbox.map(({ kind }) => kind);

  test('is mailed to the owner, one with a known browser is not', async () => {
    const logIn = createLogInStaff(fake.deps);
    const own = browser();
    await logIn({ ...owner, device: own });
    await logIn({ ...owner, device: own });
    expect(await mails()).toEqual(['staffNewDevice']);
    await expect(logIn({ ...stranger, device: browser() })).rejects.toThrow();
    expect(await mails()).toHaveLength(1);
  });

  test('is mailed three times a day at most', async () => {
    const logIn = createLogInStaff(fake.deps);
    for (let n = 0; n < 5; n += 1) await logIn({ ...owner, device: browser() });
    expect(await mails()).toHaveLength(3);
  });
});
