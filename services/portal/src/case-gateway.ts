import type { CaseGateway } from './account/account.module.js';
import { type CaseCore, confirmEmail } from './case-process/case-process.module.js';

/** Connects accounts with their cases. */
export function createCaseGateway(core: CaseCore): CaseGateway {
  return {
    find: async (caseId) => {
      const found = await core.look(caseId);
      if (found === null) return null;
      const { status, kontoId } = found;
      return { status, kontoId: kontoId === '' ? null : Number(kontoId) };
    },
    confirmEmail: (caseId, accountId) => confirmEmail(core, caseId, accountId),
  };
}
