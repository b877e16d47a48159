import type { Logger } from '@kontor/platform/logger/logger';
import pLimit from 'p-limit';
import { addressHashOf, type ApplicantDocument, changeApplicant, openRegistration } from '../account/account.module.js';
import { casePolicyText } from '../../http/concept/case-policy-text.js';
import type { OpenCase, PendingCase } from './pending-case.js';
import type { RegistrationDeps } from './registration-deps.js';

interface RelayDeps extends Pick<RegistrationDeps, 'applicants' | 'keys'> {
  readonly openCase: OpenCase;
  readonly logger: Logger;
}

const batch = 64;
const concurrency = 16;

/** Opens registered cases, each at least once; the next run retries a failed one. */
export async function relayPending({ applicants, keys, openCase, logger }: RelayDeps): Promise<void> {
  const pending = await applicants.pending(batch);
  await pLimit(concurrency).map(pending, async (applicant) => {
    try {
      await openCase(await pendingCaseOf(keys, applicant));
      await changeApplicant(applicants, applicant, ({ caseId }) =>
        caseId === applicant.caseId ? { pending: false } : null,
      );
    } catch (error) {
      logger.warn({ err: error, caseId: applicant.caseId }, 'case not opened yet, will be tried again');
    }
  });
}

async function pendingCaseOf(keys: RelayDeps['keys'], applicant: ApplicantDocument): Promise<PendingCase> {
  return {
    caseId: applicant.caseId,
    accountId: applicant.accountId,
    registeredAt: applicant.registeredAt,
    emailHash: addressHashOf(applicant),
    registration: await openRegistration(keys, applicant),
    // Documents of earlier builds have no policy.
    policy: casePolicyText.parse(applicant.policy || '{}'),
  };
}
