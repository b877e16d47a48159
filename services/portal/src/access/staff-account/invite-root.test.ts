import { create } from '@bufbuild/protobuf';
import type { CallContext } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { InviteRootRequestSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { createFakeAccounts, type FakeAccounts } from '../registration/testing/accounts.fake.js';
import { createStaffAccountResponder } from './staff-account.responder.js';
import { linkOf } from '../account/code-slot.js';
import { requestPasswordChange } from './request-password-change.js';
import { setPassword } from './set-password.js';
import type { StaffDocument } from '../account/staff.repository.js';

const context: CallContext = { logger: silentLogger() };
const ruth = { username: 'Ruth@Bank.example', firstName: 'Ruth', lastName: 'Root' };
const rita = { username: 'rita@bank.example', firstName: 'Rita', lastName: 'Root' };

function setUp() {
  const fake = createFakeAccounts();
  const responder = createStaffAccountResponder(fake.deps);
  const invite = (person: object) => responder.inviteRoot(create(InviteRootRequestSchema, person), context);
  return { fake, invite };
}

async function accountOf({ deps }: FakeAccounts, { username }: { username: string }): Promise<StaffDocument> {
  const found = await deps.staff.find(deps.searchHash('staff', username.toLowerCase()));
  if (found === null) throw new Error(`There is no ${username}`);
  return found;
}

async function activate(fake: FakeAccounts, person: { username: string }): Promise<void> {
  const mailId = (await accountOf(fake, person)).outbox.at(-1)?.mailId ?? '';
  const verificationCode = linkOf(fake.deps.deriveSecret, mailId);
  await setPassword(fake.deps, { purpose: 'activation', verificationCode, password: 'Ein ganz neues Passwort' });
}

test('the first is invited by mail, and has all rights once the password is set', async () => {
  const { fake, invite } = setUp();
  await invite(ruth);
  const invited = await accountOf(fake, ruth);
  expect(invited).toMatchObject({
    username: 'ruth@bank.example',
    roles: ['ROLE_ROOT'],
    verifiedAt: 0,
    firstName: 'Ruth',
  });
  expect(invited.outbox.map(({ kind }) => kind)).toEqual(['staffInvitation']);
  await activate(fake, ruth);
  expect((await accountOf(fake, ruth)).verifiedAt).toBe(fake.clock.now);
});

test('once there is a ROOT user, this way of inviting is closed', async () => {
  const { fake, invite } = setUp();
  await invite(ruth);
  await activate(fake, ruth);
  await expect(invite(rita)).rejects.toMatchObject({ code: 'root-exists' });
  await expect(invite(ruth)).rejects.toMatchObject({ code: 'root-exists' });
  await expect(accountOf(fake, rita)).rejects.toThrow('There is no');
});

test('of repeated invitations only the newest is valid, for any recipient', async () => {
  const { fake, invite } = setUp();
  await invite({ ...ruth, username: 'routh@bank.example' });
  await invite(ruth);
  await expect(activate(fake, { username: 'routh@bank.example' })).rejects.toMatchObject({ code: 'link-refused' });
  await requestPasswordChange(fake.deps, 'routh@bank.example');
  expect((await accountOf(fake, { username: 'routh@bank.example' })).outbox).toHaveLength(1);
  await invite(ruth);
  await activate(fake, ruth);
});

test('when the only one is suspended, another name can be invited', async () => {
  const { fake, invite } = setUp();
  await invite(ruth);
  await activate(fake, ruth);
  const { _id, version } = await accountOf(fake, ruth);
  await fake.deps.staff.change(_id, version, { suspended: true });
  await expect(invite(ruth)).rejects.toMatchObject({ code: 'name-taken' });
  await invite(rita);
  await activate(fake, rita);
});

test.each([
  { ...ruth, username: 'ruth' },
  { ...ruth, username: '' },
  { ...ruth, firstName: ' ' },
  { ...ruth, lastName: 'x'.repeat(101) },
])('refuses %j and writes nothing', async (person) => {
  const { fake, invite } = setUp();
  await expect(invite(person)).rejects.toMatchObject({ code: 'invalid-request' });
  expect(await fake.deps.staff.withRole('ROLE_ROOT', 9)).toEqual([]);
});
