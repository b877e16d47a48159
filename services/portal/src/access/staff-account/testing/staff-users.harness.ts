import { staffRoles, type StaffRole } from '@kontor/domain/roles/roles';
import { hashPassword } from '../../account/password.js';
import { freshAccount, type StaffChange, type StaffDocument } from '../../account/staff.repository.js';
import { staffLoginOf } from '../../account/staff.js';
import { serveAccounts, type AccountServer } from '../../registration/testing/account-server.js';

export const password = 'Kontor!Demo2026';
export const nameOf = (role: StaffRole): string => `${role.toLowerCase()}@bank.example`;
export const [root, userAdmin, clerk] = [nameOf('ROLE_ROOT'), nameOf('ROLE_USER_ADMIN'), nameOf('ROLE_ADMIN')];

/** A new user as the API takes it. */
export const neu = {
  ...{ username: 'Neu@Bank.example', salutation: 'MS', firstName: 'Nele', lastName: 'Neu' },
  roles: ['ROLE_ADMIN'],
};

let sealed: Promise<string> | undefined;

/** The account routes over HTTP with one active user of each role. */
export async function serveStaffUsers() {
  const fake: AccountServer = await serveAccounts();
  sealed ??= hashPassword(password);
  const passwordHash = await sealed;
  const idOf = (username: string): string => fake.deps.searchHash('staff', username.toLowerCase());
  const account = async (username: string): Promise<StaffDocument> => {
    const found = await fake.deps.staff.find(idOf(username));
    if (found === null) throw new Error(`There is no ${username}`);
    return found;
  };
  const insert = async (username: string, roles: readonly StaffRole[], given: StaffChange = {}): Promise<void> => {
    const names = { salutation: 'MS', firstName: 'Änne', lastName: username.slice(0, 8) };
    const own = { _id: idOf(username), accountId: `account-of-${username.replace(/\W/g, '-')}`, username, roles };
    await fake.deps.staff.insert({
      ...freshAccount,
      ...own,
      ...names,
      createdAt: 1,
      passwordHash,
      verifiedAt: 1,
      ...given,
    });
  };
  for (const role of staffRoles) await insert(nameOf(role), [role]);
  const logIn = (username: string) => fake.post('/me/login', { username, password });
  /** A session without the cost of checking a password. */
  const tokenOf = async (username: string) =>
    (await fake.deps.sessions.start(staffLoginOf(await account(username)), '192.0.2.1')).token;
  const call = async (as: string, method: string, path: string, body?: unknown) =>
    fake.call(method, path, { token: await tokenOf(as), ...(body === undefined ? {} : { body }) });
  const pathOf = async (username: string, step = '') => `/admin_account/${(await account(username)).accountId}${step}`;
  const step = async (as: string, username: string, name: 'suspend' | 'unsuspend' | 'invite') =>
    call(as, 'POST', await pathOf(username, `/${name}`), {});
  return { ...fake, asked: call, account, insert, logIn, tokenOf, pathOf, step };
}

export type StaffUserServer = Awaited<ReturnType<typeof serveStaffUsers>>;

/** The names of the refused fields. */
export function propertyPaths(body: Record<string, unknown>): readonly string[] {
  return (body['violations'] as readonly { propertyPath: string }[]).map(({ propertyPath }) => propertyPath);
}
