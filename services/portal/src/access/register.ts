import type { Registration } from '@kontor/domain/application/registration';
import { isFinal, isStatusCode } from '@kontor/domain/case/case-status';
import { randomToken } from '@kontor/platform/crypto/random';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import type { ApplicantDocument } from './applicant.repository.js';
import { loginAccountOf, sealRegistration } from './applicants.js';
import { noCode } from './code-slot.js';
import type { TokenPair } from './tokens.js';

export interface RegisterRequest {
  readonly registration: Registration;
  /** Hash of the Idempotency-Key and the body; empty without a key. */
  readonly requestKey: string;
}

/** The address of this registration belongs to a case that is still on its way (spec 1 §8). */
export function usernameTaken(): ValidationFailed {
  return new ValidationFailed([
    { propertyPath: 'username', code: 'unique', message: 'Dieser Wert wird bereits verwendet' },
  ]);
}

/**
 * Registers an applicant: one write that claims the address and carries the pending case. Answers tokens of the not yet
 * verified login, or null for an adviser's registration.
 */
export async function register(
  deps: AccessDeps,
  { registration, requestKey }: RegisterRequest,
): Promise<TokenPair | null> {
  const emailHash = deps.searchHash('email', registration.username);
  const known = await deps.applicants.find(emailHash);
  const repeated = requestKey !== '' && known?.requestKey === requestKey;
  const applicant = repeated ? known : await claim(deps, { emailHash, known, registration, requestKey });
  deps.ring.pending();
  return applicant.createdByBerater ? null : deps.sessions.begin(loginAccountOf(applicant));
}

interface Claim {
  readonly emailHash: string;
  readonly known: ApplicantDocument | null;
  readonly registration: Registration;
  readonly requestKey: string;
}

async function claim(
  deps: AccessDeps,
  { emailHash, known, registration, requestKey }: Claim,
): Promise<ApplicantDocument> {
  if (known !== null && !(await isFree(deps, known))) throw usernameTaken();
  const caseId = String(await deps.applicants.nextCaseNumber());
  await deps.keys.create(caseId);
  const fresh = { ...newApplicant(registration, { caseId, emailHash, at: deps.now() }), requestKey };
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

/** An address is free again once its newest case has ended; an opened account (430) keeps it. */
async function isFree({ door }: AccessDeps, applicant: ApplicantDocument): Promise<boolean> {
  if (applicant.pending) return false;
  const status = (await door.look(applicant.caseId))?.status;
  if (status === undefined || status === 430 || !isStatusCode(status)) return false;
  return status === 900 || isFinal(status);
}

function newApplicant(
  registration: Registration,
  { caseId, emailHash, at }: { caseId: string; emailHash: string; at: number },
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

const maxContextBytes = 2048;

/** The entry context is kept as it came: base64 of at most 2 KiB (spec 1 §2 "Query parameters"). */
export function checkContext(context: string | undefined): void {
  if (context === undefined || context === '') return;
  const wellFormed =
    /^[A-Za-z0-9+/_-]*={0,2}$/.test(context) && Buffer.from(context, 'base64').length <= maxContextBytes;
  if (!wellFormed)
    throw new ValidationFailed([{ propertyPath: 'context', code: 'format', message: 'Dieser Wert ist ungültig.' }]);
}

/** Refuses registrations while the bank has switched them off. @throws Problem 403 */
export function refuseWhenDeactivated({ instanceDeactivated }: { instanceDeactivated: boolean }): void {
  if (instanceDeactivated) throw problem('instance-deactivated', { state: 'instanceDeactivated' });
}
