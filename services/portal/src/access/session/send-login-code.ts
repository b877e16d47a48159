import { findApplicantByEmail, inEvenTime, openLoginCode, resendStaffCode } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SessionDeps } from './session-deps.js';

/**
 * Mails a login code to a known customer, or again to staff in their second step. With neutral answers an unknown address
 * is answered like a known one. @throws Problem 404, TooManyRequests
 */
export async function sendLoginCode(deps: SessionDeps, email: string): Promise<void> {
  const { neutralAuthAnswers } = await deps.rules();
  await deps.limits.spend('mailByAddress', email);
  await deps.limits.spend('mailByAddressAndDay', email);
  if (neutralAuthAnswers) return void (await inEvenTime(() => mailCode(deps, email)));
  if (!(await mailCode(deps, email))) throw problem('unknown-email');
}

/** False for an unknown address. */
async function mailCode(deps: SessionDeps, email: string): Promise<boolean> {
  const applicant = await findApplicantByEmail(deps, email);
  if (applicant === null) return resendStaffCode(deps, email);
  await openLoginCode(deps, applicant);
  return true;
}
