import {
  findApplicantByEmail,
  inEvenTime,
  loginAccountOf,
  openLoginCode,
  resendStaffCode,
} from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Device } from './known-devices.js';
import type { SessionDeps } from './session-deps.js';

/**
 * Mails a login code to a known customer, or again to staff in their second step. With neutral answers an unknown address
 * is answered like a known one. A browser that has logged in before has mails of its own, so that strangers who use up
 * those of a name do not lock its owner out. @throws Problem 404, TooManyRequests
 */
export async function sendLoginCode(deps: SessionDeps, email: string, device: Device): Promise<void> {
  const { neutralAuthAnswers } = await deps.rules();
  const applicant = await findApplicantByEmail(deps, email);
  const deviceId = applicant === null ? null : device.idFor(loginAccountOf(applicant));
  const asking = deviceId === null ? email : `device ${deviceId}`;
  await deps.limits.spend('mailByAddress', asking);
  await deps.limits.spend('mailByAddressAndDay', asking);
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
