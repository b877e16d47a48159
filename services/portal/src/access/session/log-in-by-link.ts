import { confirmByLogin, spendLoginLink } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SessionDeps } from './session-deps.js';
import { startCustomerSession } from './start-customer-session.js';
import type { LoginPlace } from './start-staff-session.js';
import type { TokenPair } from './tokens.js';

/**
 * Logs in by the link of a mail, once; a customer of an adviser confirms the address by it. @throws
 * Problem 400
 */
export async function logInByLink(deps: SessionDeps, link: string, from: LoginPlace): Promise<TokenPair> {
  const account = await spendLoginLink(deps, link);
  if (account === null) {
    await deps.onLoginFailed?.({
      side: 'customer',
      outcome: 'refused',
      accountId: null,
      username: '',
      address: from.address,
    });
    throw problem('link-refused');
  }
  return startCustomerSession(deps, await confirmByLogin(deps, account), from);
}
