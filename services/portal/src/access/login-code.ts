import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import type { ApplicantDocument } from './applicant.repository.js';
import { changeApplicant, loginAccountOf, nextMailId, withLink, withMail } from './applicants.js';
import { codeHash, codeLifetimeMs, codeOf, fits, isOpen, linkHash, linkOf, maxFailures, noCode } from './code-slot.js';
import { resendStaffCode, spendStaffCode } from './staff-login.js';
import type { TokenPair } from './tokens.js';
import { applicantOf, normaliseCode } from './verification.js';

/** Mails a login code to a known customer, or again to staff in their second step. @throws Problem 404, TooManyRequests */
export async function sendLoginCode(deps: AccessDeps, email: string): Promise<void> {
  const { neutralAuthAnswers } = await deps.rules();
  await deps.limits.spend('mailByAddress', email);
  await deps.limits.spend('mailByAddressAndDay', email);
  const applicant = await applicantOf(deps, email);
  const sent = applicant === null ? await resendStaffCode(deps, email) : await openLoginCode(deps, applicant);
  if (!sent && !neutralAuthAnswers) throw problem('unknown-email');
}

async function openLoginCode(deps: AccessDeps, applicant: ApplicantDocument): Promise<true> {
  await changeApplicant(deps.applicants, applicant, (current) => {
    const mailId = nextMailId(current);
    const expiresAt = deps.now() + codeLifetimeMs;
    const hash = codeHash(deps.tokens, current.accountId, codeOf(deps.tokens, mailId));
    // After too many wrong codes only the link of the mail still opens the login.
    const loginCode = current.failures < maxFailures ? { hash, expiresAt, tries: 0 } : noCode;
    const link = { hash: linkHash(deps.tokens, linkOf(deps.tokens, mailId)), purpose: 'login' as const, expiresAt };
    return {
      ...withMail(current, 'loginCode', deps.now()),
      loginCode,
      links: withLink(current.links, link, deps.now()),
    };
  });
  deps.ring.mail();
  return true;
}

/** Logs in by address and code; for staff it is the second step. @throws Problem 400 */
export async function loginByCode(deps: AccessDeps, email: string, typed: string): Promise<TokenPair> {
  const code = normaliseCode(typed);
  const applicant = await applicantOf(deps, email);
  const account =
    applicant === null ? await spendStaffCode(deps, email, code) : await spendLoginCode(deps, applicant, code);
  if (account === null) throw problem('code-refused');
  return deps.sessions.begin(account);
}

async function spendLoginCode(deps: AccessDeps, applicant: ApplicantDocument, code: string) {
  const hash = codeHash(deps.tokens, applicant.accountId, code);
  let right = false;
  const after = await changeApplicant(deps.applicants, applicant, ({ loginCode: slot, failures, links }) => {
    const open = isOpen(slot, failures, deps.now());
    right = open && fits(slot, hash);
    if (!open) return null;
    if (right) return { loginCode: noCode, failures: 0, links: links.filter(({ purpose }) => purpose !== 'login') };
    return { loginCode: { ...slot, tries: slot.tries + 1 }, failures: failures + 1 };
  });
  return right && after !== null ? loginAccountOf(after) : null;
}

/** Logs in by the link of a mail, once. @throws Problem 400 */
export async function loginByLink(deps: AccessDeps, link: string): Promise<TokenPair> {
  const hash = linkHash(deps.tokens, link);
  const found = await deps.applicants.findByLink(hash);
  if (found === null) throw problem('link-refused');
  let open = false;
  const after = await changeApplicant(deps.applicants, found, ({ links }) => {
    open = links.some((one) => one.hash === hash && one.purpose === 'login' && one.expiresAt > deps.now());
    if (!open) return null;
    return { links: links.filter(({ purpose }) => purpose !== 'login'), loginCode: noCode, failures: 0 };
  });
  if (!open || after === null) throw problem('link-refused');
  return deps.sessions.begin(loginAccountOf(after));
}
