import { findApplicantByEmail, openLoginCode, resendStaffCode } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SessionDeps } from './session-deps.js';

/** Mails a login code to a known customer, or again to staff in their second step. @throws Problem 404, TooManyRequests */
export async function sendLoginCode(deps: SessionDeps, email: string): Promise<void> {
  const { neutralAuthAnswers } = await deps.rules();
  await deps.limits.spend('mailByAddress', email);
  await deps.limits.spend('mailByAddressAndDay', email);
  const applicant = await findApplicantByEmail(deps, email);
  if (applicant !== null) return openLoginCode(deps, applicant);
  const resent = await resendStaffCode(deps, email);
  if (!resent && !neutralAuthAnswers) throw problem('unknown-email');
}
