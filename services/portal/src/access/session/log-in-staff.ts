import {
  findStaffByName,
  isActive,
  openStaffCode,
  staffLoginOf,
  TooManyRequests,
  verifyPassword,
} from '../account/account.module.js';
import { networkOf } from '@kontor/platform/http/network';
import { problem } from '../../http/answer/problem-table.js';
import type { Device } from './known-devices.js';
import type { RefusedLogin, SessionDeps } from './session-deps.js';
import type { TokenPair } from './tokens.js';
import { createTurns } from './turns.js';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Network address. */
  readonly address: string;
  readonly device: Device;
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
  const { limits } = deps;

  return async ({ username, password, address, device }: Credentials): Promise<TokenPair | { codeRequested: true }> => {
    const name = username.toLowerCase();
    const staff = await findStaffByName(deps, username);
    const account = staff === null ? null : staffLoginOf(staff);
    const deviceId = account === null ? null : device.idFor(account);
    const tries = triesOf(name, address, deviceId);
    const attempt = { accountId: account?.accountId ?? null, username: name, address };
    for (const [limit, subject] of tries)
      await limits.spend(limit, subject).catch((error: unknown) => reportLock(deps, attempt, error));
    const isRight = await turnOf(name, () => verifyPassword(staff?.passwordHash ?? '', password));
    if (!isRight || staff === null || account === null || !isActive(staff)) {
      await deps.onLoginFailed?.({ ...attempt, outcome: 'refused' });
      throw problem('login-failed');
    }
    for (const [limit, subject] of tries) await limits.refund(limit, subject);
    if ((await deps.rules()).staffSecondStep) {
      await openStaffCode(deps, staff);
      return { codeRequested: true };
    }
    const pair = await deps.sessions.start(account);
    device.remember(account);
    return pair;
  };
}

/** Reports that a limit was reached, once, and refuses the login. */
async function reportLock(
  { onLoginFailed }: Pick<SessionDeps, 'onLoginFailed'>,
  attempt: Omit<RefusedLogin, 'outcome'>,
  error: unknown,
): Promise<never> {
  if (error instanceof TooManyRequests && error.isFirst) await onLoginFailed?.({ ...attempt, outcome: 'locked' });
  throw error;
}

/** What a try counts for: beyond the tries of a name a day, only browsers that have logged in before come through. */
function triesOf(name: string, address: string, deviceId: string | null) {
  const [place, day] =
    deviceId === null
      ? ([networkOf({ ip: address }), ['loginByNameAndDay', name]] as const)
      : ([`device ${deviceId}`, ['loginByDeviceAndDay', deviceId]] as const);
  return [['loginByNameAndPlace', `${name} ${place}`], day] as const;
}
