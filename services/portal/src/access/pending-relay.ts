import type { Logger } from '@kontor/platform/logger/logger';
import type { AccessDeps } from './access-deps.js';
import type { ApplicantDocument } from './applicant.repository.js';
import { changeApplicant, openRegistration } from './applicants.js';
import type { PendingCase } from './pending-case.js';

const batch = 50;

/** Brings registered cases to the case room; every case at least once, a crash between is made up for by the next run. */
export async function relayPending(
  deps: Pick<AccessDeps, 'applicants' | 'keys' | 'door'>,
  logger: Logger,
): Promise<void> {
  for (const applicant of await deps.applicants.pending(batch)) {
    try {
      await deps.door.openCase(await pendingCaseOf(deps, applicant));
      await changeApplicant(deps.applicants, applicant._id, (current) =>
        current.caseId === applicant.caseId ? { pending: false } : null,
      );
    } catch (error) {
      logger.warn({ err: error, caseId: applicant.caseId }, 'case not opened yet, will be tried again');
    }
  }
}

async function pendingCaseOf({ keys }: Pick<AccessDeps, 'keys'>, applicant: ApplicantDocument): Promise<PendingCase> {
  return {
    caseId: applicant.caseId,
    accountId: applicant.accountId,
    registeredAt: applicant.registeredAt,
    emailHash: applicant._id,
    registration: await openRegistration(keys, applicant),
  };
}
