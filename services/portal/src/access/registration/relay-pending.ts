import type { CaseId } from '@kontor/domain/case/case-id';
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

/** Opens the cases of registrations, each at least once. */
export interface PendingRelay {
  /** Opens the case of a registration that was just stored. */
  readonly open: (applicant: ApplicantDocument) => void;
  /** Opens the stored ones that nobody here is opening: those of a crash, of another instance, and failed ones. */
  readonly run: () => Promise<void>;
  /** Resolves when none is being opened any more. */
  readonly ended: () => Promise<void>;
}

const batch = 64;
const concurrency = 16;

/** A failed one is logged; the next run tries it again. */
export function createPendingRelay(deps: RelayDeps): PendingRelay {
  const opening = new Map<CaseId, Promise<void>>();
  const limit = pLimit(concurrency);
  const open = (applicant: ApplicantDocument): Promise<void> => {
    const { caseId } = applicant;
    const underWay = opening.get(caseId);
    if (underWay !== undefined) return underWay;
    const opened = limit(() => openOne(deps, applicant)).finally(() => opening.delete(caseId));
    opening.set(caseId, opened);
    return opened;
  };
  return {
    open: (applicant) => {
      if (applicant.pending) void open(applicant);
    },
    run: async () => {
      await Promise.all((await deps.applicants.pending(batch)).map(open));
    },
    ended: async () => {
      await Promise.all(opening.values());
    },
  };
}

async function openOne({ applicants, keys, openCase, logger }: RelayDeps, applicant: ApplicantDocument): Promise<void> {
  const { caseId } = applicant;
  try {
    await openCase(await pendingCaseOf(keys, applicant));
    await changeApplicant(applicants, applicant, (now) => (now.caseId === caseId ? { pending: false } : null));
  } catch (error) {
    logger.warn({ err: error, caseId }, 'case not opened yet, will be tried again');
  }
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
