import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import type { AccessDeps } from '../access/access-deps.js';
import { openRegistration, type ApplicantDocument } from '../access/applicants.js';
import { codeOf, linkOf } from '../access/code-slot.js';
import { openVerification } from '../access/verification.js';
import { mailBrandOf } from './mail-brand.js';
import type { MailFacts } from './mail-content.js';
import type { DueMail } from './mailbox.js';
import type { ComposeMail, CompleteMail } from './mail-relay.js';
import { mailTexts } from './mail-texts.js';
import { renderMail } from './render-mail.js';

/** What a mail about one person needs of the case. */
export interface PersonMailFacts {
  readonly email: string;
  readonly identityCheckUrl: string;
}

interface ComposeDeps {
  readonly access: AccessDeps;
  readonly settings: () => Promise<AllSettings>;
  /** Null when the case has no such person, or its address of the check is not known. */
  readonly person: (caseId: string, personId: string) => Promise<PersonMailFacts | null>;
  readonly appUrl: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Writes mails: looks up who gets them, opens codes and links, and lays them out. */
export function createComposeMail(deps: ComposeDeps): ComposeMail {
  const { access } = deps;
  return async (mail) => {
    if (isStaffMail(mail)) return staffMail(deps, mail);
    const applicant =
      mail.caseId === ''
        ? await access.applicants.findByAccount(mail.accountId)
        : await access.applicants.findByCase(mail.caseId);
    if (applicant === null) return null;
    if (mail.kind === 'identityCheck' || mail.kind === 'personDataMissing') return personMail(deps, mail, applicant);
    return customerMails(deps, mail, applicant);
  };
}

const staffKinds: readonly string[] = [
  'staffCode',
  'staffInvitation',
  'staffPasswordLink',
  'staffPasswordChanged',
] satisfies readonly DueMail['kind'][];

function isStaffMail({ kind }: DueMail): boolean {
  return staffKinds.includes(kind);
}

async function staffMail(
  { access, settings, appUrl }: ComposeDeps,
  mail: DueMail,
): Promise<readonly CompleteMail[] | null> {
  const staff = await access.staff.findByAccount(mail.accountId);
  if (staff === null) return null;
  const { tokens } = access;
  const facts = { ...emptyFacts(appUrl), code: codeOf(tokens, mail.mailId), link: linkOf(tokens, mail.mailId) };
  return [await complete({ settings, appUrl }, mail, staff.username, facts)];
}

async function customerMails(
  deps: ComposeDeps,
  mail: DueMail,
  applicant: ApplicantDocument,
): Promise<readonly CompleteMail[] | null> {
  const { access, settings, appUrl } = deps;
  if (mail.caseId !== '' && applicant.caseId !== mail.caseId) return null;
  const registration = await openRegistration(access.keys, applicant);
  const facts: MailFacts = {
    ...emptyFacts(appUrl),
    companyName: registration.businessName,
    caseNumber: applicant.caseId,
    doiDays: Math.max(1, Math.round(access.doiWindowMs / dayMs)),
    ...(await secretsOf(access, mail, applicant)),
  };
  const own = await complete(deps, mail, registration.username, facts);
  const { sendDoiRequestedMailCopyToBank, bankEmployeeMail } = await settings();
  if (mail.kind !== 'verification' || !sendDoiRequestedMailCopyToBank || bankEmployeeMail === '') return [own];
  // The bank's copy carries neither code nor link: it tells of the registration, it opens nothing.
  const copy = { ...mail, mailId: `${mail.mailId}:bank`, kind: 'verificationCopy' as const };
  return [own, await complete(deps, copy, bankEmployeeMail, { ...facts, code: '', link: '' })];
}

async function secretsOf(
  access: AccessDeps,
  mail: DueMail,
  applicant: ApplicantDocument,
): Promise<{ code: string; link: string }> {
  if (mail.kind === 'verification' || mail.kind === 'verificationAgain')
    return openVerification(access, applicant, mail.mailId);
  if (mail.kind !== 'loginCode') return { code: '', link: '' };
  return { code: codeOf(access.tokens, mail.mailId), link: linkOf(access.tokens, mail.mailId) };
}

async function personMail(
  deps: ComposeDeps,
  mail: DueMail,
  applicant: ApplicantDocument,
): Promise<readonly CompleteMail[] | null> {
  const registration = await openRegistration(deps.access.keys, applicant);
  const facts = { ...emptyFacts(deps.appUrl), companyName: registration.businessName, caseNumber: mail.caseId };
  const person = mail.personId === null ? null : await deps.person(mail.caseId, mail.personId);
  if (mail.kind === 'identityCheck' && person === null)
    throw new Error('The address of the identity check is not known yet');
  // What is missing about a person is completed by the applicant, on the status page.
  const to =
    mail.kind === 'identityCheck' && person !== null && person.email !== '' ? person.email : registration.username;
  return [await complete(deps, mail, to, { ...facts, identityCheckUrl: person?.identityCheckUrl ?? '' })];
}

function emptyFacts(appUrl: string): MailFacts {
  return {
    bankName: '',
    companyName: '',
    caseNumber: '',
    appUrl,
    code: '',
    link: '',
    doiDays: 1,
    identityCheckUrl: '',
  };
}

async function complete(
  deps: Pick<ComposeDeps, 'settings' | 'appUrl'>,
  mail: DueMail,
  to: string,
  facts: MailFacts,
): Promise<CompleteMail> {
  const brand = mailBrandOf(await deps.settings(), deps.appUrl);
  const content = mailTexts[mail.kind]({ ...facts, bankName: brand.bankName });
  return { mailId: mail.mailId, caseId: mail.caseId, to, ...renderMail(content, brand) };
}
