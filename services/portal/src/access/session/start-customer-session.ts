import type { LoginAccount } from '../account/account.module.js';
import type { SessionDeps } from './session-deps.js';
import type { LoginPlace } from './start-staff-session.js';
import type { TokenPair } from './tokens.js';

/** Starts the session of a customer who has proved the address, and recognises the browser from then on. */
export async function startCustomerSession(
  { sessions }: Pick<SessionDeps, 'sessions'>,
  account: LoginAccount,
  { address, device }: LoginPlace,
): Promise<TokenPair> {
  const pair = await sessions.start(account, address);
  device.remember(account);
  return pair;
}
