import { findStaffByName, isActive, openStaffCode, staffLoginOf, verifyPassword } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SessionDeps } from './session-deps.js';
import type { TokenPair } from './tokens.js';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Network address. */
  readonly address: string;
}

/** Logs staff in by password; with the second step on, a code is mailed instead. @throws Problem 401, TooManyRequests */
export async function logInStaff(
  deps: SessionDeps,
  { username, password, address }: Credentials,
): Promise<TokenPair | { codeRequested: true }> {
  const name = username.toLowerCase();
  await deps.limits.check('loginByName', name);
  const staff = await findStaffByName(deps, username);
  const right = await verifyPassword(staff?.passwordHash ?? '', password);
  if (!right || staff === null || !isActive(staff)) {
    await deps.limits.spend('loginByName', name);
    await deps.onLoginFailed?.({ accountId: staff?.accountId ?? null, username: name, address });
    throw problem('login-failed');
  }
  if (!(await deps.rules()).staffSecondStep) return deps.sessions.start(staffLoginOf(staff));
  await openStaffCode(deps, staff);
  return { codeRequested: true };
}
