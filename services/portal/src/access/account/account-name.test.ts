import { serveAccounts, type AccountServer } from '../registration/testing/account-server.js';
import { seedDemoStaff } from '../staff-account/demo-staff.js';
import { silentLogger } from '@kontor/platform/logger/logger';
import { accountNameOf } from './account-name.js';

let fake: AccountServer;
beforeEach(async () => {
  fake = await serveAccounts();
});
afterEach(() => fake.close());

it('names an applicant, a member of staff, and nobody', async () => {
  const { applicant } = await fake.verified();
  const { staff, searchHash, now } = fake.deps;
  await seedDemoStaff({ staff, searchHash, now, logger: silentLogger() });
  const clerk = await staff.find(searchHash('staff', 'sachbearbeitung@kontor.test'));
  const { firstName, lastName } = fake.sample;
  expect(await accountNameOf(fake.deps, applicant.accountId)).toEqual({ firstName, lastName });
  expect(await accountNameOf(fake.deps, clerk?.accountId ?? '')).toEqual({
    firstName: clerk?.firstName,
    lastName: clerk?.lastName,
  });
  expect(await accountNameOf(fake.deps, 'gone')).toBeNull();
});
