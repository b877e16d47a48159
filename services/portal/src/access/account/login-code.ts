import type { AccountDeps } from './account-deps.js';
import { changeApplicant, loginAccountOf, nextMailId, withLink, withMail } from './applicant.js';
import type { ApplicantDocument } from './applicant.repository.js';
import {
  codeHash,
  type CodePlace,
  linkHash,
  linkOf,
  mailedCode,
  noCode,
  takeTry,
  typedLoginCode,
  withCode,
} from './code-slot.js';
import type { LoginAccount } from './login-account.js';

/** Creates a login code and link for an applicant and queues the mail. */
export async function openLoginCode(deps: AccountDeps, applicant: ApplicantDocument): Promise<void> {
  const { deriveSecret, now } = deps;
  await changeApplicant(deps.applicants, applicant, (current) => {
    const mailId = nextMailId(current);
    const code = mailedCode(deps, current.accountId, mailId);
    const { expiresAt } = code;
    const link = { hash: linkHash(deriveSecret, linkOf(deriveSecret, mailId)), purpose: 'login' as const, expiresAt };
    return {
      ...withMail(current, 'loginCode', now()),
      loginCode: withCode(current.loginCode, code, now()),
      links: withLink(current.links, link, now()),
    };
  });
  deps.onMailQueued();
}

/**
 * Uses one attempt of an applicant's login code from a place; null when it was wrong or there is none, `locked` when
 * the place has just used its tries up.
 */
export async function spendLoginCode(
  deps: AccountDeps,
  applicant: ApplicantDocument,
  { code, place }: { readonly code: string; readonly place: CodePlace },
): Promise<LoginAccount | 'locked' | null> {
  const taken = await takeTry(deps, applicant.loginCode, place);
  if (taken !== 'taken') return taken;
  const hash = codeHash(deps.deriveSecret, applicant.accountId, code);
  let right = false;
  const after = await changeApplicant(deps.applicants, applicant, (current) => {
    const typed = typedLoginCode(current, { hash, place }, deps.now());
    right = typed?.isRight === true;
    if (typed === null) return null;
    return right ? { ...typed.change, links: withoutLoginLinks(current.links) } : typed.change;
  });
  return right && after !== null ? loginAccountOf(after) : null;
}

/** Uses a mailed login link up; null when it is unknown, expired or used. */
export async function spendLoginLink(deps: AccountDeps, link: string): Promise<LoginAccount | null> {
  const hash = linkHash(deps.deriveSecret, link);
  const found = await deps.applicants.findByLink(hash);
  if (found === null) return null;
  let open = false;
  const after = await changeApplicant(deps.applicants, found, ({ links }) => {
    open = links.some((one) => one.hash === hash && one.purpose === 'login' && one.expiresAt > deps.now());
    return open ? { links: withoutLoginLinks(links), loginCode: noCode, failures: 0 } : null;
  });
  return open && after !== null ? loginAccountOf(after) : null;
}

function withoutLoginLinks(links: ApplicantDocument['links']): ApplicantDocument['links'] {
  return links.filter(({ purpose }) => purpose !== 'login');
}
