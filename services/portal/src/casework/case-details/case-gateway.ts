import type { CaseGateway } from '../../access/account/account.module.js';
import { type CaseCore, confirmEmail } from '../../case/case-process/case-process.module.js';
import { readFeedback } from '../feedback/feedback.module.js';

/** Connects accounts with their cases. */
export function createCaseGateway(core: CaseCore): CaseGateway {
  return {
    find: async (caseId) => {
      const found = await core.cases.find(caseId);
      if (found === null) return null;
      const { status, kontoId } = found;
      return {
        status,
        kontoId: kontoId === '' ? null : Number(kontoId),
        feedback: await readFeedback(core.keys, found),
      };
    },
    confirmEmail: (caseId, accountId) => confirmEmail(core, caseId, accountId),
  };
}
