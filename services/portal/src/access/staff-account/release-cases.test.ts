import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import { freshAccount } from '../account/staff.repository.js';
import { createFakeStaffRepository } from '../account/testing/staff.repository.fake.js';
import { releaseCases, settleMs } from './release-cases.js';

const start = 1_000_000;

async function setUp() {
  const staff = createFakeStaffRepository();
  const names = { username: 'clerk@bank.example', salutation: 'MS', firstName: 'A', lastName: 'B' };
  const account = {
    ...freshAccount,
    ...names,
    _id: 'clerk',
    accountId: 'clerk',
    roles: ['ROLE_ADMIN'],
    createdAt: 1,
  } as const;
  await staff.insert({ ...account, suspended: true, releasing: { by: 'admin', since: start } });
  await staff.insert({ ...account, _id: 'other', accountId: 'other' });
  const owners = new Map<CaseId, string>();
  const clock = { now: start };
  const released: (readonly [CaseId, string])[] = [];
  let failures = 0;
  const cases = {
    ownedBy: async (accountId: string) => [...owners].flatMap(([id, owner]) => (owner === accountId ? [id] : [])),
    release: async (caseId: CaseId, by: string) => {
      if (failures-- > 0) throw new Error('The process is unreachable');
      owners.delete(caseId);
      released.push([caseId, by]);
    },
  };
  const run = () => releaseCases({ staff, cases, now: () => clock.now, logger: silentLogger() });
  const isDone = async () => (await staff.findByAccount('clerk'))?.releasing === null;
  return { owners, clock, released, run, isDone, fail: (times: number) => (failures = times) };
}

it('releases the cases of a suspended member of staff, and of nobody else', async () => {
  const { owners, released, run } = await setUp();
  owners.set(caseIdOf('1001'), 'clerk').set(caseIdOf('1002'), 'other').set(caseIdOf('1003'), 'clerk');
  await run();
  expect(released).toEqual([
    ['1001', 'admin'],
    ['1003', 'admin'],
  ]);
  expect([...owners.values()]).toEqual(['other']);
});

it('tries again what failed, without keeping the others waiting', async () => {
  const { owners, released, run, fail, isDone } = await setUp();
  owners.set(caseIdOf('1001'), 'clerk').set(caseIdOf('1003'), 'clerk');
  fail(1);
  await run();
  expect(released.map(([id]) => id)).toEqual(['1003']);
  expect(await isDone()).toBe(false);
  await run();
  expect(released.map(([id]) => id)).toEqual(['1003', '1001']);
});

it('ends only when no command of the person can be on its way any more', async () => {
  const { owners, clock, released, run, isDone } = await setUp();
  await run();
  clock.now = start + settleMs - 1;
  owners.set(caseIdOf('1001'), 'clerk');
  await run();
  expect([released.length, await isDone()]).toEqual([1, false]);
  clock.now = start + settleMs;
  await run();
  expect(await isDone()).toBe(true);
});
