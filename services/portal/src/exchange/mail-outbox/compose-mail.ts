import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { Reminded } from '@kontor/domain/reminder/due-reminders';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import { defaultLanguage } from '@kontor/texts/languages';
import {
  type AccountDeps,
  type ApplicantDocument,
  codeOf,
  languageOfApplicant,
  linkOf,
  openRegistration,
  openVerification,
} from '../../access/account/account.module.js';
import type { CoSignerLinks } from '../../access/co-signer/co-signer.module.js';
import type { CaseMailFacts } from './case-facts.js';
import { mailBrandOf } from './mail-brand.js';
import { emptyFacts, type MailFacts } from './mail-content.js';
import type { DueMail } from './mailbox.js';
import type { ComposeMail, CompleteMail, MailAttachment } from './mail-relay.js';
import { mailTexts } from './mail-texts.js';
import { reminderOf, unsubscribeUrl } from './reminder-mail.js';
import { personLinkOf } from './person-link.js';
import { renderMail } from './render-mail.js';

/** The case data of a mail about one person. */
export interface PersonMailFacts {
  readonly email: string;
  readonly identityCheckUrl: string;
  /** How often the person may still try; null when the provider does not say. */
  readonly attemptsLeft: number | null;
}

interface ComposeDeps {
  readonly account: AccountDeps;
  readonly settings: () => Promise<AllSettings>;
  /** Null when the case has no such person, or no address of the check. */
  readonly person: (caseId: CaseId, personId: PersonId) => Promise<PersonMailFacts | null>;
  /** Null when the case was erased. */
  readonly orderSummary: (caseId: CaseId) => Promise<Uint8Array | null>;
  /** The case as it is now: a mail says what is true when it is sent. */
  readonly caseFacts: (caseId: CaseId) => Promise<CaseMailFacts>;
  /** What somebody is reminded of now. */
  readonly reminded: (caseId: CaseId, mailId: string) => Promise<Reminded>;
  readonly coSigners: Pick<CoSignerLinks, 'forMail' | 'current' | 'codeForMail'>;
  readonly appUrl: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Composes mails: finds the recipients, creates codes and links, and renders the layout. */
export function createComposeMail(deps: ComposeDeps): ComposeMail {
  const { account } = deps;
  return async (mail) => {
    if (isStaffMail(mail)) return staffMail(deps, mail);
    const applicant =
      mail.caseId === ''
        ? await account.applicants.findByAccount(mail.accountId)
        : await account.applicants.findByCase(mail.caseId);
    if (applicant === null) return null;
    if (personKinds.includes(mail.kind)) return personMail(deps, mail, applicant);
    return customerMails(deps, mail, applicant);
  };
}

const checkKinds: readonly DueMail['kind'][] = ['identityCheck', 'identityCheckFailed', 'identityCheckReminder'];
const personKinds: readonly DueMail['kind'][] = [...checkKinds, 'personDataMissing', 'coSignerCode', 'coSignerData'];

const staffKinds: readonly string[] = [
  'staffCode',
  'staffInvitation',
  'staffPasswordLink',
  'staffPasswordChanged',
  'staffFactorsChanged',
  'staffNewDevice',
  'staffApprovalAsked',
] satisfies readonly DueMail['kind'][];

function isStaffMail({ kind }: DueMail): boolean {
  return staffKinds.includes(kind);
}

async function staffMail(
  { account, settings, appUrl }: ComposeDeps,
  mail: DueMail,
): Promise<readonly CompleteMail[] | null> {
  const staff = await account.staff.findByAccount(mail.accountId);
  if (staff === null) return null;
  const { deriveSecret } = account;
  const facts = {
    ...emptyFacts(appUrl),
    caseNumber: mail.aboutCase ?? '',
    code: codeOf(deriveSecret, mail.mailId),
    link: linkOf(deriveSecret, staff.passwordLink.mailId ?? mail.mailId),
    staffName: `${staff.firstName} ${staff.lastName}`.trim(),
    username: staff.username,
  };
  return [await complete({ settings, appUrl }, mail, staff.username, facts)];
}

async function customerMails(
  deps: ComposeDeps,
  mail: DueMail,
  applicant: ApplicantDocument,
): Promise<readonly CompleteMail[] | null> {
  const { account, settings, appUrl } = deps;
  if (mail.caseId !== '' && applicant.caseId !== mail.caseId) return null;
  // What becomes of a registration that somebody else made is no news of the owner's own application.
  if (isAddressTaken(applicant) && !isConfirmation(mail)) return null;
  // Its address was confirmed by an earlier mail meanwhile.
  if (mail.kind === 'verificationAgain' && applicant.verifiedAt > 0) return null;
  const reminder = await reminderOf(deps, mail, null);
  if (reminder === null) return null;
  const registration = await openRegistration(account.keys, applicant);
  const facts: MailFacts = {
    ...emptyFacts(appUrl),
    language: languageOfApplicant(applicant),
    companyName: registration.businessName,
    caseNumber: applicant.caseId,
    doiDays: Math.max(1, Math.round(account.doiWindowMs / dayMs)),
    createdByAdviser: applicant.createdByBerater,
    adviserName: registration.beraterEinstiegName ?? '',
    isAddressTaken: isAddressTaken(applicant),
    ...(mail.caseId === '' || !stateKinds.includes(mail.kind) ? {} : await deps.caseFacts(mail.caseId)),
    ...(await secretsOf(account, mail, applicant)),
    ...reminder,
  };
  const attachments = await attachmentsOf(deps, mail);
  if (attachments === null) return null;
  const own = { ...(await complete(deps, mail, registration.username, facts)), attachments };
  if (endKinds.includes(mail.kind)) return [own, ...(await coSignerMails(deps, mail, facts))];
  const { sendDoiRequestedMailCopyToBank, bankEmployeeMail } = await settings();
  if (mail.kind !== 'verification' || !sendDoiRequestedMailCopyToBank || bankEmployeeMail === '') return [own];
  // The bank's copy has neither code nor link, so that it cannot be used to confirm.
  const copy = { ...mail, mailId: `${mail.mailId}:bank`, kind: 'verificationCopy' as const };
  const forBank = { ...facts, language: defaultLanguage, code: '', link: '' };
  return [own, await complete(deps, copy, bankEmployeeMail, forBank)];
}

/** The mails after which no identity check can be passed any more. */
const endKinds: readonly DueMail['kind'][] = ['failed', 'continuedByHand'];

/** Co-signers who were invited and have not passed learn that their link is void. */
async function coSignerMails(deps: ComposeDeps, mail: DueMail, facts: MailFacts): Promise<readonly CompleteMail[]> {
  const { caseId } = mail;
  if (caseId === '') return [];
  const mails = facts.invited.map(async (personId) => {
    const email = (await deps.person(caseId, personId))?.email ?? '';
    const ended = { ...mail, mailId: `${mail.mailId}:${personId}`, kind: 'identityCheckEnded' as const };
    return email === '' ? [] : [await complete(deps, ended, email, facts)];
  });
  return (await Promise.all(mails)).flat();
}

/** The mails whose text depends on the state of the case. */
const stateKinds: readonly DueMail['kind'][] = [
  'orderReceived',
  'failed',
  'continuedByHand',
  'successful',
  'documentsMissing',
  'researchMismatch',
  'dataRequested',
];

/** The mails that confirm an order. */
const receiptKinds: readonly DueMail['kind'][] = ['orderReceived', 'onHold'];

/** Null when what belongs to the mail does not exist any more. */
async function attachmentsOf(
  { orderSummary }: ComposeDeps,
  { kind, caseId }: DueMail,
): Promise<readonly MailAttachment[] | null> {
  if (!receiptKinds.includes(kind) || caseId === '') return [];
  const content = await orderSummary(caseId);
  return content && [{ name: `Zusammenfassung-${caseId}.pdf`, mediaType: 'application/pdf', content }];
}

const isConfirmation = ({ kind }: DueMail): boolean => kind === 'verification' || kind === 'verificationAgain';

const isAddressTaken = ({ takenAddress }: ApplicantDocument): boolean => Boolean(takenAddress);

async function secretsOf(
  account: AccountDeps,
  mail: DueMail,
  applicant: ApplicantDocument,
): Promise<{ code: string; link: string }> {
  if (isConfirmation(mail) && !isAddressTaken(applicant)) return openVerification(account, applicant, mail.mailId);
  if (mail.kind !== 'loginCode') return { code: '', link: '' };
  return { code: codeOf(account.deriveSecret, mail.mailId), link: linkOf(account.deriveSecret, mail.mailId) };
}

async function personMail(
  deps: ComposeDeps,
  mail: DueMail,
  applicant: ApplicantDocument,
): Promise<readonly CompleteMail[] | null> {
  const registration = await openRegistration(deps.account.keys, applicant);
  const of = { companyName: registration.businessName, caseNumber: mail.caseId };
  const facts = { ...emptyFacts(deps.appUrl), ...of, language: languageOfApplicant(applicant) };
  const { caseId, personId } = mail;
  if (personId === null || caseId === '') return [await complete(deps, mail, registration.username, facts)];
  if (mail.kind === 'coSignerCode') return codeMail(deps, { ...mail, caseId, personId }, facts);
  const person = await deps.person(caseId, personId);
  const isCheck = checkKinds.includes(mail.kind);
  if (isCheck && person === null) throw new Error('The address of the identity check is not known yet');
  const { email = '', identityCheckUrl = '', attemptsLeft = null } = person ?? {};
  const own = await personLinkOf(deps.coSigners, mail.kind, { caseId, personId });
  const reminder = await reminderOf(deps, mail, own === null ? null : personId);
  if (reminder === null) return null;
  const known = { ...facts, identityCheckUrl, attemptsLeft, personLink: own?.link ?? '', ...reminder };
  if (isCheck) return [await complete(deps, mail, email === '' ? registration.username : email, known)];
  const asked = own?.isAsked === true ? own : null;
  if (mail.kind === 'coSignerData') return asked === null ? null : [await complete(deps, mail, asked.email, known)];
  // Missing data of a person is completed by the applicant, on the status page, or by the person.
  const toApplicant = await complete(deps, mail, registration.username, facts);
  const besides = { ...mail, mailId: `${mail.mailId}:person`, kind: 'coSignerData' as const };
  return asked === null ? [toApplicant] : [toApplicant, await complete(deps, besides, asked.email, known)];
}

/** The code of a co-signer; none once it is no longer valid. */
async function codeMail(
  deps: ComposeDeps,
  mail: DueMail & { readonly caseId: CaseId; readonly personId: PersonId },
  facts: MailFacts,
): Promise<readonly CompleteMail[] | null> {
  const mailed = await deps.coSigners.codeForMail(mail);
  return mailed === null ? null : [await complete(deps, mail, mailed.email, { ...facts, code: mailed.code })];
}

async function complete(
  deps: Pick<ComposeDeps, 'settings' | 'appUrl'>,
  mail: DueMail,
  to: string,
  facts: MailFacts,
): Promise<CompleteMail> {
  const settings = await deps.settings();
  const brand = mailBrandOf(settings, deps.appUrl, facts.language);
  const { bankName } = brand;
  const supportPhone = settings.tempConfig.support.phone ?? '';
  const content = mailTexts[mail.kind]({ ...facts, bankName, supportPhone, privacyUrl: brand.privacyUrl });
  return {
    ...{ mailId: mail.mailId, caseId: mail.caseId, to, ...renderMail(content, brand, facts.language), attachments: [] },
    ...unsubscribeUrl(facts.stopUrl),
  };
}
