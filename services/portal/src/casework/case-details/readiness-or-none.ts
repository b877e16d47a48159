import { notReady, type ReadinessFlags } from '@kontor/domain/core-banking/readiness';
import type { Logger } from '@kontor/platform/logger/logger';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';

/** Which steps into the core bank are possible; none where that cannot be found out, without failing the page (R3 §7). */
export function readinessOrNone(
  readiness: (found: CaseRecord) => Promise<ReadinessFlags>,
  logger: Pick<Logger, 'warn'>,
): (found: CaseRecord) => Promise<ReadinessFlags> {
  return async (found) => {
    try {
      return await readiness(found);
    } catch (error) {
      logger.warn({ err: error, caseId: found._id }, 'readiness for the core bank is not known');
      return notReady;
    }
  };
}
