import { findApplicantByEmail, normaliseCode, spendLoginCode, spendStaffCode } from '../account/account.module.js';
import { problem } from '../problem-table.js';
import type { SessionDeps } from './session-deps.js';
import type { TokenPair } from './tokens.js';

/** Logs a customer in by address and code, or staff in their second step. @throws Problem 400 */
export async function logInByCode(deps: SessionDeps, email: string, typed: string): Promise<TokenPair> {
  const code = normaliseCode(typed);
  const applicant = await findApplicantByEmail(deps, email);
  const account =
    applicant === null ? await spendStaffCode(deps, email, code) : await spendLoginCode(deps, applicant, code);
  if (account === null) throw problem('code-refused');
  return deps.sessions.start(account);
}
