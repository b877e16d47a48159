import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeAccounts } from '../../access/registration/testing/accounts.fake.js';
import { withStaffMail } from '../../access/account/staff.js';
import { seedDemoStaff } from '../../access/staff-account/demo-staff.js';
import { createAccountMailbox } from './account-mailbox.js';

const minuteMs = 60_000;
const stepMs = 5_000;

/** For how many minutes a mail is tried while no mail server answers, looked at every five seconds. */
async function minutesOfTrying(kind: Parameters<typeof withStaffMail>[1]): Promise<number> {
  const { deps, clock } = createFakeAccounts();
  await seedDemoStaff({ ...deps, logger: silentLogger() });
  const [staff] = await deps.staff.all();
  await deps.staff.change(staff!._id, staff!.version, withStaffMail(staff!, kind, clock.now).change);
  const mailbox = createAccountMailbox(deps);
  const from = clock.now;
  while ((await mailbox.waitingSince()) !== null) {
    for (const mail of await mailbox.due(10)) await mailbox.failed(mail, 'transient');
    clock.now += stepMs;
  }
  return (clock.now - from) / minuteMs;
}

it('tries a code no longer than it is valid', async () => {
  const minutes = await minutesOfTrying('staffCode');
  expect(minutes).toBeGreaterThan(7);
  expect(minutes).toBeLessThanOrEqual(10);
});

it.each(['staffInvitation', 'staffPasswordLink', 'staffNewDevice', 'staffApprovalAsked'] as const)(
  'tries %s for a day, as a mail of a case',
  async (kind) => {
    const hours = (await minutesOfTrying(kind)) / 60;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(27);
  },
);
