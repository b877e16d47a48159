import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import type { Registration } from '@kontor/domain/application/registration';
import { caseStatus, hasEnded } from '@kontor/domain/case/case-status';
import { randomToken } from '@kontor/platform/crypto/random';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { type ApplicantDocument, loginAccountOf, noCode, sealRegistration } from '../account/account.module.js';
import type { TokenPair } from '../session/session.module.js';
import type { RegistrationDeps } from './registration-deps.js';

export interface RegisterRequest {
  readonly registration: Registration;
  /** Hash of the Idempotency-Key and the body; empty without a key. */
  readonly requestKey: string;
  /** Windows of the case as JSON; empty for the portal's own. */
  readonly policy: string;
}

/** The address belongs to a case that is not final (R1 §8). */
function usernameTaken(): ValidationFailed {
  return new ValidationFailed([
    { propertyPath: 'username', code: 'unique', message: 'Dieser Wert wird bereits verwendet' },
  ]);
}

/**
 * Registers an applicant in one write that claims the address and stores the pending case. Returns the tokens of the
 * unverified login, or null for an adviser's registration. @throws ValidationFailed when the address is taken
 */
export async function register(
  deps: RegistrationDeps,
  { registration, requestKey, policy }: RegisterRequest,
): Promise<TokenPair | null> {
  const emailHash = deps.searchHash('email', registration.username);
  const known = await deps.applicants.find(emailHash);
  const repeated = requestKey !== '' && known?.requestKey === requestKey;
  const applicant = repeated ? known : await claim(deps, { emailHash, known, registration, requestKey, policy });
  deps.onCasePending();
  return applicant.createdByBerater ? null : deps.sessions.start(loginAccountOf(applicant));
}

interface Claim extends RegisterRequest {
  readonly emailHash: string;
  readonly known: ApplicantDocument | null;
}

async function claim(
  deps: RegistrationDeps,
  { emailHash, known, registration, requestKey, policy }: Claim,
): Promise<ApplicantDocument> {
  if (known !== null && !(await isFree(deps, known))) throw usernameTaken();
  const caseId = caseIdOf(String(await deps.caseNumbers.next()));
  await deps.keys.create(caseId);
  const fresh = { ...newApplicant(registration, { caseId, emailHash, at: deps.now() }), requestKey, policy };
  const sealed = await sealRegistration(deps.keys, caseId, registration);
  const applicant = { ...fresh, sealed };
  if (known === null) {
    if (!(await deps.applicants.insert(applicant))) throw usernameTaken();
    return applicant;
  }
  const { accountId, failures, mailCount } = known;
  const again = { ...applicant, accountId, failures, mailCount, caseIds: [...known.caseIds, caseId] };
  const { _id: _same, version: _next, ...change } = again;
  if (!(await deps.applicants.change(emailHash, known.version, change))) throw usernameTaken();
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
  { caseId, emailHash, at }: { caseId: CaseId; emailHash: string; at: number },
): ApplicantDocument {
  const byAdviser = registration.beraterEinstieg === true;
  return {
    _id: emailHash,
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
    verifiedAt: 0,
    loginCode: noCode,
    verificationCode: noCode,
    failures: 0,
    links: [],
    outbox: [],
    mailCount: 0,
  };
}
