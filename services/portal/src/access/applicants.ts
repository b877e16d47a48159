import type { Registration } from '@kontor/domain/application/registration';
import { carriedTrace } from '@kontor/platform/trace/trace-context';
import type { CaseKeys } from '../case/case-keys.js';
import type { AccessMail } from './access-mail.js';
import type { ApplicantChange, ApplicantDocument, ApplicantRepository } from './applicant.repository.js';
import { changeRecord } from './change-record.js';
import type { LoginAccount } from './login-account.js';

export type { ApplicantDocument } from './applicant.repository.js';

/** How many mails may wait, and links be open, for one login. */
const maxOpen = 10;

/** Changes an applicant's record as it was read; `decide` is asked again when somebody else was faster. */
export function changeApplicant(
  repository: ApplicantRepository,
  known: ApplicantDocument,
  decide: (current: ApplicantDocument) => ApplicantChange | null,
): Promise<ApplicantDocument | null> {
  return changeRecord<ApplicantDocument>({
    known,
    read: () => repository.find(known._id),
    write: (id, version, change) => repository.change(id, version, change),
    decide,
  });
}

/** The place of a registration under its case's key. */
export const registrationPlace = 'registration';

export function sealRegistration(keys: CaseKeys, caseId: string, registration: Registration): Promise<Buffer> {
  return keys.seal(caseId, registrationPlace, JSON.stringify(registration));
}

/** Opens what a login registered for its newest case. @throws CaseKeyGone when the case was archived. */
export async function openRegistration(
  keys: CaseKeys,
  { caseId, sealed }: Pick<ApplicantDocument, 'caseId' | 'sealed'>,
): Promise<Registration> {
  const plain = await keys.open(caseId, registrationPlace, sealed);
  return JSON.parse(plain.toString('utf8')) as Registration;
}

export function loginAccountOf(applicant: ApplicantDocument): LoginAccount {
  return {
    accountId: applicant.accountId,
    side: 'customer',
    staffName: '',
    roles: ['ROLE_USER'],
    inheritedRoles: [],
    verified: applicant.verifiedAt > 0,
    epoch: 0,
    caseId: applicant.caseId,
    sealed: applicant.sealed,
  };
}

/** Id of the next mail of a login. */
export function nextMailId(applicant: ApplicantDocument): string {
  return `login:${applicant.accountId}:${applicant.mailCount + 1}`;
}

/** The change that puts a mail into the login's outbox; the oldest give way when too many wait. */
export function withMail(applicant: ApplicantDocument, kind: AccessMail['kind'], at: number): ApplicantChange {
  const mail: AccessMail = { mailId: nextMailId(applicant), kind, dueAt: at, attempts: 0, ...carriedTrace() };
  return { outbox: [...applicant.outbox, mail].slice(-maxOpen), mailCount: applicant.mailCount + 1 };
}

/** Links with one more; expired ones are dropped on the way. */
export function withLink(
  links: ApplicantDocument['links'],
  link: ApplicantDocument['links'][number],
  now: number,
): ApplicantDocument['links'] {
  return [...links.filter((one) => one.expiresAt > now && one.hash !== link.hash), link].slice(-maxOpen);
}
