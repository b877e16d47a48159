import type { Logger } from '@kontor/platform/logger/logger';
import { inLanes } from '../in-lanes.js';
import type { AccessDeps } from './access-deps.js';
import type { ApplicantDocument } from './applicant.repository.js';
import { changeApplicant, openRegistration } from './applicants.js';
import type { PendingCase } from './pending-case.js';

type RelayDeps = Pick<AccessDeps, 'applicants' | 'keys' | 'door'>;

const batch = 64;
/** So many cases are opened at a time: most of it is waiting for Temporal and the database. */
const lanes = 16;

/** Brings registered cases to the case room; every case at least once, a crash between is made up for by the next run. */
export async function relayPending(deps: RelayDeps, logger: Logger): Promise<void> {
  await inLanes(await deps.applicants.pending(batch), { lanes, together: ({ _id }) => _id }, async (applicant) => {
    try {
      await deps.door.openCase(await pendingCaseOf(deps, applicant));
      const { caseId } = applicant;
      await changeApplicant(deps.applicants, applicant, (current) =>
        current.caseId === caseId ? { pending: false } : null,
      );
    } catch (error) {
      logger.warn({ err: error, caseId: applicant.caseId }, 'case not opened yet, will be tried again');
    }
  });
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
