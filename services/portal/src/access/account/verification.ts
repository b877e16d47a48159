import { problem } from '../../http/answer/problem-table.js';
import type { AccountDeps } from './account-deps.js';
import { addressHashOf, changeApplicant, loginAccountOf, withLink, withMail } from './applicant.js';
import type { ApplicantDocument } from './applicant.repository.js';
import { codeHash, codeOf, isOpen, linkHash, linkOf, mailedCode, matches, noCode, withCode } from './code-slot.js';
import type { LoginAccount } from './login-account.js';

/** Creates code and link of a confirmation mail; the same ones when repeated for the same mail. */
export async function openVerification(
  { applicants, deriveSecret, doiWindowMs, now }: AccountDeps,
  applicant: ApplicantDocument,
  mailId: string,
): Promise<{ code: string; link: string }> {
  const code = codeOf(deriveSecret, mailId);
  const link = linkOf(deriveSecret, mailId);
  const mailed = mailedCode({ deriveSecret, now }, applicant.accountId, mailId);
  await changeApplicant(applicants, applicant, ({ verificationCode, links, registeredAt }) => {
    const expiresAt = registeredAt + doiWindowMs;
    const isRepeated = verificationCode.hash === mailed.hash;
    return {
      verificationCode: isRepeated ? { ...verificationCode, ...mailed } : withCode(verificationCode, mailed, now()),
      links: withLink(links, { hash: linkHash(deriveSecret, link), purpose: 'verification', expiresAt }, now()),
    };
  });
  return { code, link };
}

/** Queues the confirmation mail again. @throws TooManyRequests, Problem 401 */
export async function requestVerification(deps: AccountDeps, accountId: string): Promise<void> {
  const applicant = await deps.applicants.findByAccount(accountId);
  if (applicant === null) throw problem('unauthorized');
  if (applicant.verifiedAt > 0) return;
  await deps.limits.spend('mailByAddress', addressHashOf(applicant));
  await deps.limits.spend('mailByAddressAndDay', addressHashOf(applicant));
  await changeApplicant(deps.applicants, applicant, (current) => withMail(current, 'verificationAgain', deps.now()));
  deps.onMailQueued();
}

/**
 * Confirms the address of an account by the six letters of the mail; once confirmed any code is as good. `beforeConfirmed`
 * runs after the right code and before the address counts as confirmed. @throws Problem 400, 401
 */
export async function verifyByCode(
  deps: AccountDeps,
  accountId: string,
  code: string,
  beforeConfirmed: () => Promise<void>,
): Promise<LoginAccount> {
  const found = await deps.applicants.findByAccount(accountId);
  if (found === null) throw problem('unauthorized');
  if (found.verifiedAt > 0) return loginAccountOf(found);
  if (!(await spendTry(deps, found, codeHash(deps.deriveSecret, accountId, code)))) throw problem('code-refused');
  await beforeConfirmed();
  return loginAccountOf(await confirmEmail(deps, found));
}

/**
 * Confirms the address of a customer whom an adviser has registered, after a login by what was mailed to it: they have
 * no session in which the code of the first mail could be typed. Changes nothing for others. @throws Problem 401
 */
export async function confirmByLogin(deps: AccountDeps, login: LoginAccount): Promise<LoginAccount> {
  if (login.verified) return login;
  const found = await deps.applicants.findByAccount(login.accountId);
  if (found === null) throw problem('unauthorized');
  return found.createdByBerater ? loginAccountOf(await confirmEmail(deps, found)) : login;
}

/** Confirms the address by the link of the mail, on any device. @throws Problem 400 */
export async function verifyByLink(
  deps: AccountDeps,
  link: string,
): Promise<{ account: LoginAccount; createdByBerater: boolean }> {
  const hash = linkHash(deps.deriveSecret, link);
  const found = await deps.applicants.findByLink(hash);
  const open = found?.links.find(
    (one) => one.hash === hash && one.purpose === 'verification' && one.expiresAt > deps.now(),
  );
  if (found === null || open === undefined) throw problem('link-refused');
  const { createdByBerater } = found;
  return { account: loginAccountOf(await confirmEmail(deps, found)), createdByBerater };
}

/**
 * True for the right code. It stays valid until the case has accepted the confirmation, which may fail and be
 * repeated.
 */
async function spendTry(deps: AccountDeps, applicant: ApplicantDocument, hash: string): Promise<boolean> {
  let right = false;
  await changeApplicant(deps.applicants, applicant, ({ verificationCode: slot, failures }) => {
    const open = isOpen(slot, failures, deps.now());
    right = open && matches(slot, hash, deps.now());
    return right || !open ? null : { verificationCode: { ...slot, tries: slot.tries + 1 }, failures: failures + 1 };
  });
  return right;
}

/** The case comes first: the account counts as verified only after the process has accepted the confirmation. */
async function confirmEmail(deps: AccountDeps, applicant: ApplicantDocument): Promise<ApplicantDocument> {
  await deps.cases.confirmEmail(applicant.caseId, applicant.accountId);
  const after = await changeApplicant(deps.applicants, applicant, ({ caseId, links }) => {
    if (caseId !== applicant.caseId) return null;
    return {
      verifiedAt: deps.now(),
      verificationCode: noCode,
      failures: 0,
      links: links.filter(({ purpose }) => purpose !== 'verification'),
    };
  });
  if (after === null || after.caseId !== applicant.caseId) throw problem('link-refused');
  return after;
}
