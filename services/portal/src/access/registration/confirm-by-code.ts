import { verifyByCode } from '../account/account.module.js';
import {
  type CustomerSession,
  type LoginPlace,
  startCustomerSession,
  type TokenPair,
} from '../session/session.module.js';
import type { RegistrationDeps } from './registration-deps.js';

/**
 * Confirms the mail address of a session by the mailed code and starts a verified session. The session that had the code lives
 * on, so that the call can be repeated when its answer was lost; every other unverified session ends.
 * @throws Problem 400, 401
 */
export async function confirmByCode(
  deps: RegistrationDeps,
  { accountId, sessionId }: CustomerSession,
  { code, ...from }: LoginPlace & { readonly code: string },
): Promise<TokenPair> {
  const account = await verifyByCode(deps, accountId, code, () => deps.sessions.keepWhenConfirmed(sessionId));
  return startCustomerSession(deps, account, from);
}
