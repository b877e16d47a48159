import { verifyByLink } from '../account/account.module.js';
import type { TokenPair } from '../session/session.module.js';
import type { RegistrationDeps } from './registration-deps.js';

/**
 * Confirms a mail address by the mailed link and starts a verified session. `address` is the network address.
 * @throws Problem 400
 */
export async function confirmByLink(
  deps: RegistrationDeps,
  code: string,
  address: string,
): Promise<TokenPair & { readonly createdByBerater: boolean }> {
  const { account, createdByBerater } = await verifyByLink(deps, code);
  return { ...(await deps.sessions.start(account, address)), createdByBerater };
}
