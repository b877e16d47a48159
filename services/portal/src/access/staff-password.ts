import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import { linkHash, linkOf, noCode } from './code-slot.js';
import { changeStaff, isActive, staffNamed, withStaffMail } from './staff-accounts.js';
import { sealPassword } from './staff-login.js';
import { noPasswordLink, type PasswordLink, type StaffChange, type StaffDocument } from './staff.repository.js';

const hourMs = 60 * 60 * 1000;

/** How long the links live: a forgotten password is set at once, an invitation may wait for somebody's first day. */
export const linkLifetimeMs: Readonly<Record<PasswordLink['purpose'], number>> = {
  passwordChange: hourMs,
  activation: 7 * 24 * hourMs,
};

/** Known and unknown names are answered after the same time, ms. */
const answerAfterMs = 120;

/** Mails a link that sets a new password, if the name belongs to an account in use. @throws TooManyRequests */
export async function requestPasswordChange(deps: AccessDeps, username: string): Promise<void> {
  await deps.limits.spend('passwordMailByName', username);
  await deps.limits.spend('passwordMailByNameAndDay', username);
  const pause = new Promise((resolve) => setTimeout(resolve, answerAfterMs));
  const staff = await staffNamed(deps, username);
  if (staff !== null && isActive(staff)) {
    await changeStaff(deps.staff, staff, (current) => withPasswordLink(deps, current, 'passwordChange'));
    deps.ring.mail();
  }
  await pause;
}

/** Mails the invitation of an account that nobody has activated yet; an earlier link ends. @throws Problem 404, 409 */
export async function inviteStaff(deps: AccessDeps, accountId: string): Promise<void> {
  const staff = await deps.staff.findByAccount(accountId);
  if (staff === null) throw problem('not-found');
  let pending = false;
  await changeStaff(deps.staff, staff, (current) => {
    pending = current.verifiedAt === 0 && !current.suspended;
    return pending ? { ...withPasswordLink(deps, current, 'activation'), invitedAt: deps.now() } : null;
  });
  if (!pending) throw problem('illegal', { state: 'illegal' });
  deps.ring.mail();
}

function withPasswordLink(deps: AccessDeps, current: StaffDocument, purpose: PasswordLink['purpose']): StaffChange {
  const kind = purpose === 'activation' ? 'staffInvitation' : 'staffPasswordLink';
  const { mailId, change } = withStaffMail(current, kind, deps.now());
  const hash = linkHash(deps.tokens, linkOf(deps.tokens, mailId));
  return { ...change, passwordLink: { hash, purpose, expiresAt: deps.now() + linkLifetimeMs[purpose] } };
}

interface NewPassword {
  readonly verificationCode: string;
  readonly password: string;
}

/** Sets the password by a mailed link, once; every session of the account ends in the same write. @throws Problem 400 */
export async function setPassword(
  deps: AccessDeps,
  purpose: PasswordLink['purpose'],
  { verificationCode, password }: NewPassword,
): Promise<void> {
  const hash = linkHash(deps.tokens, verificationCode.trim());
  const opens = ({ passwordLink: link, suspended, verifiedAt }: StaffDocument): boolean =>
    link.hash === hash &&
    link.purpose === purpose &&
    link.expiresAt > deps.now() &&
    !suspended &&
    (purpose === 'activation') === (verifiedAt === 0);
  const found = await deps.staff.findByLink(hash);
  // Only a link that opens something is worth the hashing of a password.
  if (found === null || !opens(found)) throw problem('link-refused');
  const passwordHash = await sealPassword(password);
  let opened = false;
  await changeStaff(deps.staff, found, (current) => {
    opened = opens(current);
    return opened ? withPassword(current, passwordHash, deps.now()) : null;
  });
  if (!opened) throw problem('link-refused');
  deps.ring.mail();
}

function withPassword(current: StaffDocument, passwordHash: string, now: number): StaffChange {
  const isFirst = current.verifiedAt === 0;
  return {
    passwordHash,
    passwordLink: noPasswordLink,
    sessionEpoch: current.sessionEpoch + 1,
    loginCode: noCode,
    failures: 0,
    // Whoever did not ask for it learns of it.
    ...(isFirst ? { verifiedAt: now } : withStaffMail(current, 'staffPasswordChanged', now).change),
  };
}
