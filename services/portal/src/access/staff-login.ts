import { hash as hashPassword, verify as verifyPassword } from '@node-rs/argon2';
import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import { codeHash, codeLifetimeMs, codeOf, fits, isOpen, maxFailures, noCode } from './code-slot.js';
import type { LoginAccount } from './login-account.js';
import { changeStaff, isActive, staffLoginOf, staffNamed, withStaffMail } from './staff-accounts.js';
import type { StaffDocument } from './staff.repository.js';
import type { TokenPair } from './tokens.js';

/** argon2id (value 2 of the library's enum) with the parameters OWASP names: 19 MiB, 2 passes. */
const argon = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function sealPassword(password: string): Promise<string> {
  return hashPassword(password, argon);
}

/** A password nobody has: unknown names cost the same time as known ones. */
let decoy: Promise<string> | undefined;

/** Logs staff in by password; with the second step on, a code is mailed instead. @throws Problem 401, TooManyRequests */
export async function loginStaff(
  deps: AccessDeps,
  username: string,
  password: string,
): Promise<TokenPair | { codeRequested: true }> {
  await deps.limits.check('loginByName', username.toLowerCase());
  const staff = await staffNamed(deps, username);
  decoy ??= sealPassword('decoy');
  const stored = staff === null || staff.passwordHash === '' ? await decoy : staff.passwordHash;
  const right = await verifyPassword(stored, password);
  if (!right || staff === null || !isActive(staff)) {
    await deps.limits.spend('loginByName', username.toLowerCase());
    throw problem('login-failed');
  }
  if (!(await deps.rules()).staffSecondStep) return deps.sessions.begin(staffLoginOf(staff));
  await openSecondStep(deps, staff);
  return { codeRequested: true };
}

async function openSecondStep(deps: AccessDeps, staff: StaffDocument): Promise<void> {
  await deps.limits.spend('mailByAddress', staff._id);
  await changeStaff(deps.staff, staff, (current) => {
    const { mailId, change } = withStaffMail(current, 'staffCode', deps.now());
    const hash = codeHash(deps.tokens, current.accountId, codeOf(deps.tokens, mailId));
    const loginCode = { hash, expiresAt: deps.now() + codeLifetimeMs, tries: 0 };
    return { ...change, loginCode: current.failures < maxFailures ? loginCode : noCode };
  });
  deps.ring.mail();
}

/** A staff address is known to the code flow only while its second step is open. */
export async function resendStaffCode(deps: AccessDeps, email: string): Promise<boolean> {
  const staff = await staffNamed(deps, email);
  if (staff === null || !isActive(staff) || !isOpen(staff.loginCode, staff.failures, deps.now())) return false;
  await openSecondStep(deps, staff);
  return true;
}

/** Spends one try on an open second step; null when it was wrong or none is open. */
export async function spendStaffCode(deps: AccessDeps, email: string, code: string): Promise<LoginAccount | null> {
  const staff = await staffNamed(deps, email);
  if (staff === null || !isActive(staff)) return null;
  const hash = codeHash(deps.tokens, staff.accountId, code);
  let right = false;
  const after = await changeStaff(deps.staff, staff, ({ loginCode: slot, failures }) => {
    const open = isOpen(slot, failures, deps.now());
    right = open && fits(slot, hash);
    if (!open) return null;
    return right
      ? { loginCode: noCode, failures: 0 }
      : { loginCode: { ...slot, tries: slot.tries + 1 }, failures: failures + 1 };
  });
  return right && after !== null ? staffLoginOf(after) : null;
}
