import type { AccountDeps } from './account-deps.js';
import { codeHash, type CodePlace, isOpen, mailedCode, takeTry, typedLoginCode, withCode } from './code-slot.js';
import type { LoginAccount } from './login-account.js';
import { changeStaff, findStaffByName, isActive, staffLoginOf, withStaffMail } from './staff.js';
import type { StaffDocument } from './staff.repository.js';

/** Opens the second step of a staff login and queues the mail. @throws TooManyRequests */
export async function openStaffCode(deps: AccountDeps, staff: StaffDocument): Promise<void> {
  await deps.limits.spend('mailByAddress', staff._id);
  await deps.limits.spend('staffMailByNameAndDay', staff._id);
  await mailStaffCode(deps, staff);
}

async function mailStaffCode(deps: AccountDeps, staff: StaffDocument): Promise<void> {
  const { now } = deps;
  await changeStaff(deps.staff, staff, (current) => {
    const { mailId, change } = withStaffMail(current, 'staffCode', now());
    return { ...change, loginCode: withCode(current.loginCode, mailedCode(deps, current.accountId, mailId), now()) };
  });
  deps.onMailQueued();
}

/**
 * Mails a new code if the second step of this address is open; false otherwise. Anybody may ask for it, so it takes none
 * of the mails that belong to the right password.
 */
export async function resendStaffCode(deps: AccountDeps, email: string): Promise<boolean> {
  const staff = await findStaffByName(deps, email);
  if (staff === null || !isActive(staff) || !isOpen(staff.loginCode, 0, deps.now())) return false;
  await mailStaffCode(deps, staff);
  return true;
}

/** A code as somebody types it; `placeOf` says who does. */
export interface TypedStaffCode {
  readonly email: string;
  readonly code: string;
  readonly placeOf: (account: LoginAccount) => CodePlace;
}

/**
 * Spends one try on an open second step; null when it was wrong or none is open, `locked` when the browser or network has
 * just used its tries up.
 */
export async function spendStaffCode(
  deps: AccountDeps,
  { email, code, placeOf }: TypedStaffCode,
): Promise<LoginAccount | 'locked' | null> {
  const staff = await findStaffByName(deps, email);
  if (staff === null || !isActive(staff)) return null;
  const place = placeOf(staffLoginOf(staff));
  const taken = await takeTry(deps, staff.loginCode, place);
  if (taken !== 'taken') return taken;
  const hash = codeHash(deps.deriveSecret, staff.accountId, code);
  let right = false;
  const after = await changeStaff(deps.staff, staff, (current) => {
    const typed = typedLoginCode(current, { hash, place }, deps.now());
    right = typed?.isRight === true;
    return typed?.change ?? null;
  });
  return right && after !== null ? staffLoginOf(after) : null;
}
