import { Clerk, staffPassword, type StaffRole } from './clerk.js';
import { api, unexpected } from './http.js';
import { linkTokenIn, mailTo } from './inbox.js';

export interface StaffUser {
  readonly id: string;
  readonly username: string;
}

const page = '/bm/aktivierung/';
let count = 0;

/** A name that no member of staff has. */
export function newStaffName(): string {
  count += 1;
  return `nutzer-${Date.now()}-${count}@kontor.test`;
}

/** Creates a member of staff, who activates the account by the mailed invitation. */
export async function newStaffUser(...roles: readonly StaffRole[]): Promise<StaffUser> {
  const admin = await Clerk.login('ROLE_USER_ADMIN');
  const username = newStaffName();
  const body = { username, salutation: 'MS', firstName: 'Nele', lastName: 'Neumann', roles };
  const user = await admin.done<StaffUser>('POST', '/admin_account', { body });
  await admin.done('POST', `/admin_account/${user.id}/invite`);
  await activate(username);
  return user;
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
