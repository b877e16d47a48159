import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import type { Registration } from '@kontor/domain/application/registration';
import { caseStatus, hasEnded } from '@kontor/domain/case/case-status';
import { randomToken } from '@kontor/platform/crypto/random';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import type { Language } from '@kontor/texts/languages';
import { type ApplicantDocument, loginAccountOf, noCode, sealRegistration } from '../account/account.module.js';
import type { TokenPair } from '../session/session.module.js';
import type { RegistrationDeps } from './registration-deps.js';

export interface RegisterRequest {
  readonly registration: Registration;
  /** Hash of the Idempotency-Key and the body; empty without a key. */
  readonly requestKey: string;
  /** Windows of the case as JSON; empty for the portal's own. */
  readonly policy: string;
  /** Whether a taken address is answered like a free one. */
  readonly hidesTaken: boolean;
  /** Network address. */
  readonly address: string;
  /** In which the applicant reads mails. */
  readonly language: Language;
}

/** The address belongs to a case that is not final (R1 §8). */
function usernameTaken(): ValidationFailed {
  return new ValidationFailed([
    { propertyPath: 'username', code: 'unique', message: 'Dieser Wert wird bereits verwendet' },
  ]);
}

/**
 * Registers an applicant in one write that claims the address and stores the pending case. Returns the tokens of the
 * unverified login, or null for an adviser's registration. @throws ValidationFailed when the address is taken and this
 * is not hidden
 */
export async function register(deps: RegistrationDeps, request: RegisterRequest): Promise<TokenPair | null> {
  const emailHash = deps.searchHash('email', request.registration.username);
  const known = await deps.applicants.find(emailHash);
  const repeated = request.requestKey !== '' && known?.requestKey === request.requestKey;
  const applicant = repeated ? known : await newOrTaken(deps, { ...request, emailHash, known });
  deps.onCasePending(applicant);
  return applicant.createdByBerater ? null : deps.sessions.start(loginAccountOf(applicant), request.address);
}

interface Claim extends RegisterRequest {
  readonly emailHash: string;
  readonly known: ApplicantDocument | null;
}

async function newOrTaken(deps: RegistrationDeps, request: Claim): Promise<ApplicantDocument> {
  const claimed = await claim(deps, request);
  if (claimed !== null) return claimed;
  if (!request.hidesTaken) throw usernameTaken();
  return unconfirmable(deps, request);
}

/**
 * An applicant with a case as any other, whose mail says that the address has an account instead of how to confirm it:
 * nobody but the owner of the mailbox learns more. It expires as every unconfirmed registration.
 */
async function unconfirmable(deps: RegistrationDeps, request: Claim): Promise<ApplicantDocument> {
  const _id = `taken:${request.requestKey || randomToken(16)}`;
  const applicant = { ...(await pendingApplicant(deps, request)), _id, takenAddress: request.emailHash };
  if (await deps.applicants.insert(applicant)) return applicant;
  const repeated = await deps.applicants.find(_id);
  if (repeated === null) throw usernameTaken();
  return repeated;
}

async function pendingApplicant(
  deps: RegistrationDeps,
  { emailHash, registration, requestKey, policy, language }: Claim,
): Promise<ApplicantDocument> {
  const caseId = caseIdOf(String(await deps.caseNumbers.next()));
  await deps.keys.create(caseId);
  const fresh = { ...newApplicant(registration, { caseId, emailHash, language, at: deps.now() }), requestKey, policy };
  return { ...fresh, sealed: await sealRegistration(deps.keys, caseId, registration) };
}

/** Null when the address is taken. */
async function claim(deps: RegistrationDeps, request: Claim): Promise<ApplicantDocument | null> {
  const { emailHash, known } = request;
  if (known !== null && !(await isFree(deps, known))) return null;
  const applicant = await pendingApplicant(deps, request);
  if (known === null) return (await deps.applicants.insert(applicant)) ? applicant : null;
  const { accountId, failures, mailCount } = known;
  const again = { ...applicant, accountId, failures, mailCount, caseIds: [...known.caseIds, applicant.caseId] };
  const { _id: _same, version: _next, ...change } = again;
  if (!(await deps.applicants.change(emailHash, known.version, change))) return null;
  await deps.sessions.endAll(accountId);
  return { ...again, version: known.version + 1 };
}

/** An address is free after its newest case has ended; an opened account (430) keeps it. */
async function isFree({ cases }: RegistrationDeps, applicant: ApplicantDocument): Promise<boolean> {
  if (applicant.pending) return false;
  const status = (await cases.find(applicant.caseId))?.status;
  return status !== undefined && status !== caseStatus.bankSuccessful && hasEnded(status);
}

function newApplicant(
  registration: Registration,
  { caseId, emailHash, language, at }: { caseId: CaseId; emailHash: string; language: Language; at: number },
): ApplicantDocument {
  const byAdviser = registration.beraterEinstieg === true;
  return {
    _id: emailHash,
    takenAddress: '',
    version: 1,
    accountId: randomToken(16),
    caseId,
    caseIds: [caseId],
    registeredAt: at,
    requestKey: '',
    policy: '',
    sealed: new Uint8Array(),
    pending: true,
    createdByBerater: byAdviser,
    // An adviser cannot consent for the customer, who is asked at activation.
    authorizedToRepresent: !byAdviser && registration.authorizedToRepresent,
    acceptedDatenschutz: !byAdviser && registration.acceptedDatenschutz,
    language,
    verifiedAt: 0,
    loginCode: noCode,
    verificationCode: noCode,
    failures: 0,
    links: [],
    outbox: [],
    mailCount: 0,
  };
}
