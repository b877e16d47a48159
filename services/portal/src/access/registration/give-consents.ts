import { changeApplicant } from '../account/account.module.js';
import type { ConsentsBody } from '@kontor/api/session/session.schema';
import { checkConsents } from '@kontor/domain/application/registration-violations';
import { collectViolations } from '@kontor/domain/violation/violation';
import { violationBodies } from '@kontor/domain/violation/violation-text';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { problem } from '../../http/answer/problem-table.js';
import type { RegistrationDeps } from './registration-deps.js';

/**
 * Stores the consents of a customer whom an adviser registered: first with the registration, as the bank reads it, then at
 * the account, which is not asked again. @throws Problem 401; ValidationFailed without the terms of the identity service
 */
export async function giveConsents(deps: RegistrationDeps, accountId: string, consents: ConsentsBody): Promise<void> {
  const { applicants } = deps;
  const applicant = await applicants.findByAccount(accountId);
  if (applicant === null) throw problem('unauthorized');
  const violations = collectViolations('');
  checkConsents(consents, await deps.rules(), violations);
  if (violations.list.length > 0) throw new ValidationFailed(violationBodies(violations.list));
  await deps.keepConsents(applicant.caseId, consents);
  await changeApplicant(applicants, applicant, () => ({ authorizedToRepresent: true, acceptedDatenschutz: true }));
}
