import { carriedTrace } from '@kontor/platform/trace/trace-context';
import { normaliseEmail } from '@kontor/domain/person/email';
import { defaultLanguage, isLanguage, type Language } from '@kontor/texts/languages';
import type { AccountDeps } from './account-deps.js';
import type { AccountMail } from './account-mail.js';
import type { ApplicantChange, ApplicantDocument, ApplicantRepository } from './applicant.repository.js';
import { changeRecord } from './change-record.js';
import type { LoginAccount } from './login-account.js';

/** Limit of queued mails and of open links of one account. */
const maxOpen = 10;

/** Changes an applicant's record; `decide` runs again after a conflict. */
export function changeApplicant(
  repository: ApplicantRepository,
  known: ApplicantDocument,
  decide: (current: ApplicantDocument) => ApplicantChange | null,
): Promise<ApplicantDocument | null> {
  return changeRecord<ApplicantDocument>(repository, known, decide);
}

export function findApplicantByEmail(
  { applicants, searchHash }: Pick<AccountDeps, 'applicants' | 'searchHash'>,
  email: string,
): Promise<ApplicantDocument | null> {
  return applicants.find(searchHash('email', normaliseEmail(email)));
}

/** The language of an applicant's mails: German for accounts of earlier builds. */
export function languageOfApplicant({ language }: { readonly language?: unknown }): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

export function loginAccountOf(applicant: ApplicantDocument): LoginAccount {
  const lacksConsents = !(applicant.acceptedDatenschutz && applicant.authorizedToRepresent);
  return {
    ...(lacksConsents ? { lacksConsents } : {}),
    accountId: applicant.accountId,
    side: 'customer',
    staffName: '',
    roles: ['ROLE_USER'],
    inheritedRoles: [],
    verified: applicant.verifiedAt > 0,
    epoch: applicant.verifiedAt > 0 ? 1 : 0,
    caseId: applicant.caseId,
    sealed: applicant.sealed,
  };
}

/** Hash of the applicant's e-mail address. */
export function addressHashOf({ _id, takenAddress }: Pick<ApplicantDocument, '_id' | 'takenAddress'>): string {
  // Documents of earlier builds have no such field.
  return takenAddress || _id;
}

export function nextMailId(applicant: ApplicantDocument): string {
  return `login:${applicant.accountId}:${applicant.mailCount + 1}`;
}

/** The change that queues a mail; the oldest is dropped when too many are queued. */
export function withMail(applicant: ApplicantDocument, kind: AccountMail['kind'], at: number): ApplicantChange {
  const mail: AccountMail = { mailId: nextMailId(applicant), kind, dueAt: at, attempts: 0, ...carriedTrace() };
  return { outbox: [...applicant.outbox, mail].slice(-maxOpen), mailCount: applicant.mailCount + 1 };
}

/** The links with one added and the expired ones removed. */
export function withLink(
  links: ApplicantDocument['links'],
  link: ApplicantDocument['links'][number],
  now: number,
): ApplicantDocument['links'] {
  return [...links.filter((one) => one.expiresAt > now && one.hash !== link.hash), link].slice(-maxOpen);
}
