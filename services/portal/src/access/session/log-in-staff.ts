import { findStaffByName, isActive, openStaffCode, staffLoginOf, verifyPassword } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SessionDeps } from './session-deps.js';
import type { TokenPair } from './tokens.js';
import { createTurns } from './turns.js';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Network address. */
  readonly address: string;
}

/** Password checks of one name at the same time. */
const checksAtOnce = 2;

/**
 * Logs staff in by password; with the second step on, a code is mailed instead. A try is taken before the password is
 * checked, so that many requests at the same moment are not more tries than one after the other.
 * @throws Problem 401, TooManyRequests
 */
export function createLogInStaff(deps: SessionDeps) {
  const turnOf = createTurns(checksAtOnce);

  async function check({ username, password, address }: Credentials, name: string) {
    const staff = await findStaffByName(deps, username);
    const right = await turnOf(name, () => verifyPassword(staff?.passwordHash ?? '', password));
    if (right && staff !== null && isActive(staff)) return staff;
    await deps.onLoginFailed?.({ accountId: staff?.accountId ?? null, username: name, address });
    throw problem('login-failed');
  }

  return async (credentials: Credentials): Promise<TokenPair | { codeRequested: true }> => {
    const name = credentials.username.toLowerCase();
    await deps.limits.spend('loginByName', name);
    const staff = await check(credentials, name);
    await deps.limits.refund('loginByName', name);
    if (!(await deps.rules()).staffSecondStep) return deps.sessions.start(staffLoginOf(staff));
    await openStaffCode(deps, staff);
    return { codeRequested: true };
  };
}
