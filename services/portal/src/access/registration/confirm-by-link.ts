import { verifyByLink } from '../account/account.module.js';
import { type LoginPlace, startCustomerSession, type TokenPair } from '../session/session.module.js';
import type { RegistrationDeps } from './registration-deps.js';

/**
 * Confirms a mail address by the mailed link and starts a verified session.
 * @throws Problem 400
 */
export async function confirmByLink(
  deps: RegistrationDeps,
  code: string,
  from: LoginPlace,
): Promise<TokenPair & { readonly createdByBerater: boolean }> {
  const { account, createdByBerater } = await verifyByLink(deps, code);
  return { ...(await startCustomerSession(deps, account, from)), createdByBerater };
}
