import { randomUUID } from 'node:crypto';
import { Clerk, staffPassword, type StaffRole } from './clerk.js';
import { api, unexpected } from './http.js';
import { linkTokenIn, mailTo } from './inbox.js';

export interface StaffUser {
  readonly id: string;
  readonly username: string;
}

const page = '/bm/aktivierung/';
/** Each test file has its own instance of this module. */
const ofThisFile = new Map<StaffRole, Promise<StaffUser>>();

let loggingIn: Promise<Clerk> | undefined;

/** A session of support. Tries of one name at the same moment are limited, so those of one file share a login. */
function support(): Promise<Clerk> {
  loggingIn ??= Clerk.login('ROLE_ROOT').finally(() => {
    loggingIn = undefined;
  });
  return loggingIn;
}

/** A name that no member of staff has. The usual ones are sorted behind the demo staff, which the first page has. */
export function newStaffName(kind = 'vertretung'): string {
  return `${kind}-${randomUUID().slice(0, 12)}@kontor.test`;
}

/** Creates a member of staff, who activates the account by the mailed invitation. */
export async function newStaffUser(role: StaffRole, username = newStaffName()): Promise<StaffUser> {
  const admin = await support();
  const roles = [role];
  const body = { username, salutation: 'MS', firstName: 'Nele', lastName: 'Neumann', roles };
  const user = await admin.done<StaffUser>('POST', '/admin_account', { body });
  await admin.done('POST', `/admin_account/${user.id}/invite`);
  await activate(username);
  return user;
}

/** The member of staff with a role whom only the running test file uses; created at the first call. */
export function ownStaff(role: StaffRole = 'ROLE_ADMIN'): Promise<StaffUser> {
  const user = ofThisFile.get(role) ?? newStaffUser(role);
  ofThisFile.set(role, user);
  return user;
}

/** A new session of this file's member of staff. */
export async function ownClerk(role: StaffRole = 'ROLE_ADMIN'): Promise<Clerk> {
  return Clerk.loginAs((await ownStaff(role)).username);
}

/** The path of the mailed invitation. */
export async function invitationOf(username: string): Promise<string> {
  const mail = await mailTo(username, (one) => linkTokenIn(one, page) !== undefined);
  return `${page}${linkTokenIn(mail, page) ?? ''}`;
}

async function activate(username: string): Promise<void> {
  const verificationCode = (await invitationOf(username)).slice(page.length);
  const answer = await api('POST', '/admin_account/activate', { body: { verificationCode, password: staffPassword } });
  if (answer.status !== 204) throw unexpected('POST /admin_account/activate', answer);
}
