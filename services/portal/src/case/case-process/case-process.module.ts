import { currentRevision } from '@kontor/domain/case/case-table';
import type { CaseRecords } from '../case-record/case-record.module.js';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import { assembleCaseCore, type CaseCore } from './case-core.js';
import { observeCaseProcess } from './case-process.telemetry.js';
import { createTemporalCaseProcess } from './case-process.temporal.js';
import type { FirstDraft } from './open-case.js';

export type { CaseCore } from './case-core.js';
export { confirmEmail } from './confirm-email.js';
export { answerHandOver, isMismatchState, startOf } from './hand-over-answer.js';
export type { FirstDraft } from './open-case.js';
export { createOwnedCases } from './owned-cases.js';
export { requireAllowed } from './require-allowed.js';
export type { StaffDirectory } from './staff-directory.js';
export { createOwnerNaming, requireNotTaken } from './taken.js';
export { createTemporalAccess } from './temporal-client.js';

/** The core on Temporal. */
export function createCaseCore(
  { config, metrics, temporal, now }: Pick<PortalDeps, 'config' | 'metrics' | 'temporal' | 'now'>,
  records: CaseRecords,
  firstDraft: FirstDraft,
): CaseCore {
  const onTemporal = createTemporalCaseProcess({ temporal, policy: config.casePolicy, revision: currentRevision, now });
  return assembleCaseCore({ records, process: observeCaseProcess(onTemporal, metrics), firstDraft, now });
}
