import { confirmByLogin, spendLoginLink } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SessionDeps } from './session-deps.js';
import type { TokenPair } from './tokens.js';

/**
 * Logs in by the link of a mail, once; a customer of an adviser confirms the address by it. `address` is the
 * network address. @throws Problem 400
 */
export async function logInByLink(deps: SessionDeps, link: string, address: string): Promise<TokenPair> {
  const account = await spendLoginLink(deps, link);
  if (account === null) {
    await deps.onLoginFailed?.({ side: 'customer', outcome: 'refused', accountId: null, username: '', address });
    throw problem('link-refused');
  }
  return deps.sessions.start(await confirmByLogin(deps, account), address);
}
