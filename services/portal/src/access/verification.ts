import { normaliseEmail } from '@kontor/domain/person/email';
import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import type { ApplicantDocument } from './applicant.repository.js';
import { changeApplicant, loginAccountOf, withLink, withMail } from './applicants.js';
import { codeHash, codeLifetimeMs, codeOf, fits, isOpen, linkHash, linkOf, noCode } from './code-slot.js';
import type { CustomerSession } from './session.js';
import type { TokenPair } from './tokens.js';

/** Opens code and link of a confirmation mail. The same mail opens the same ones again, so that it may be written twice. */
export async function openVerification(
  deps: AccessDeps,
  applicant: ApplicantDocument,
  mailId: string,
): Promise<{ code: string; link: string }> {
  const code = codeOf(deps.tokens, mailId);
  const link = linkOf(deps.tokens, mailId);
  const hash = codeHash(deps.tokens, applicant.accountId, code);
  await changeApplicant(deps.applicants, applicant, (current) => ({
    verificationCode: {
      hash,
      expiresAt: deps.now() + codeLifetimeMs,
      tries: current.verificationCode.hash === hash ? current.verificationCode.tries : 0,
    },
    links: withLink(
      current.links,
      {
        hash: linkHash(deps.tokens, link),
        purpose: 'verification',
        expiresAt: current.registeredAt + deps.doiWindowMs,
      },
      deps.now(),
    ),
  }));
  return { code, link };
}

/** Sends the confirmation mail once more. @throws TooManyRequests */
export async function requestVerification(deps: AccessDeps, session: CustomerSession): Promise<void> {
  const applicant = await deps.applicants.findByAccount(session.accountId);
  if (applicant === null) throw problem('unauthorized');
  if (applicant.verifiedAt > 0) return;
  await deps.limits.spend('mailByAddress', applicant._id);
  await deps.limits.spend('mailByAddressAndDay', applicant._id);
  await changeApplicant(deps.applicants, applicant, (current) => withMail(current, 'verificationAgain', deps.now()));
  deps.ring.mail();
}

/** Confirms the address by the six letters, typed by the one who registered. @throws Problem 400 */
export async function verifyByCode(deps: AccessDeps, session: CustomerSession, typed: string): Promise<TokenPair> {
  const found = await deps.applicants.findByAccount(session.accountId);
  if (found === null) throw problem('unauthorized');
  const hash = codeHash(deps.tokens, found.accountId, typed);
  if (!(await spendTry(deps, found, hash))) throw problem('code-refused');
  return confirm(deps, found);
}

/**
 * True for the right letters of an open code; wrong ones spend a try for good. The right ones stay valid until the case
 * has been told, so that a case room that is away costs nothing.
 */
async function spendTry(deps: AccessDeps, applicant: ApplicantDocument, hash: string): Promise<boolean> {
  let right = false;
  await changeApplicant(deps.applicants, applicant, ({ verificationCode: slot, failures }) => {
    const open = isOpen(slot, failures, deps.now());
    right = open && fits(slot, hash);
    return right || !open ? null : { verificationCode: { ...slot, tries: slot.tries + 1 }, failures: failures + 1 };
  });
  return right;
}

/** Confirms the address by the link of the mail, on whatever device it is opened. @throws Problem 400 */
export async function verifyByLink(deps: AccessDeps, link: string): Promise<TokenPair & { createdByBerater: boolean }> {
  const hash = linkHash(deps.tokens, link);
  const found = await deps.applicants.findByLink(hash);
  const open = found?.links.find(
    (one) => one.hash === hash && one.purpose === 'verification' && one.expiresAt > deps.now(),
  );
  if (found === null || open === undefined) throw problem('link-refused');
  return { ...(await confirm(deps, found)), createdByBerater: found.createdByBerater };
}

/** Tells the case first: only when the process knows it, the login counts as verified and code and links are spent. */
async function confirm(deps: AccessDeps, applicant: ApplicantDocument): Promise<TokenPair> {
  await deps.door.confirmEmail(applicant.caseId, applicant.accountId);
  const after = await changeApplicant(deps.applicants, applicant, (current) => {
    if (current.caseId !== applicant.caseId) return null;
    return {
      verifiedAt: deps.now(),
      verificationCode: noCode,
      failures: 0,
      links: current.links.filter(({ purpose }) => purpose !== 'verification'),
    };
  });
  if (after === null || after.caseId !== applicant.caseId) throw problem('link-refused');
  return deps.sessions.begin(loginAccountOf(after));
}

/** A code as it is compared: without surrounding blanks, in capitals (spec 1 §5 "Access code"). */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The record behind a typed address. */
export function applicantOf(deps: AccessDeps, email: string): Promise<ApplicantDocument | null> {
  return deps.applicants.find(deps.searchHash('email', normaliseEmail(email)));
}
