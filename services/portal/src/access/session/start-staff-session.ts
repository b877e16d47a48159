import { type LoginAccount, mailNewDevice } from '../account/account.module.js';
import type { Device } from './known-devices.js';
import type { SessionDeps } from './session-deps.js';
import type { TokenPair } from './tokens.js';

/** Starts the session of a member of staff, whose owner gets a mail when the browser is new. */
export async function startStaffSession(deps: SessionDeps, account: LoginAccount, device: Device): Promise<TokenPair> {
  const pair = await deps.sessions.start(account);
  if (device.idFor(account) === null) await mailNewDevice(deps, account.accountId);
  device.remember(account);
  return pair;
}
