import { changeStaff, type LoginAccount, mailNewDevice } from '../account/account.module.js';
import type { Device } from './known-devices.js';
import type { SessionDeps } from './session-deps.js';
import type { TokenPair } from './tokens.js';

/** From where somebody logs in. */
export interface LoginPlace {
  /** Network address. */
  readonly address: string;
  readonly device: Device;
}

/** Starts and notes the session of a member of staff, whose owner gets a mail when the browser is new. */
export async function startStaffSession(
  deps: SessionDeps,
  account: LoginAccount,
  { address, device }: LoginPlace,
): Promise<TokenPair> {
  const pair = await deps.sessions.start(account, address);
  await noteLogin(deps, account.accountId);
  if (device.idFor(account) === null) await mailNewDevice(deps, account.accountId);
  device.remember(account);
  return pair;
}

async function noteLogin({ staff, now }: Pick<SessionDeps, 'staff' | 'now'>, accountId: string): Promise<void> {
  const found = await staff.findByAccount(accountId);
  if (found !== null) await changeStaff(staff, found, () => ({ lastLoginAt: now() }));
}
