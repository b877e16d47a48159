import type { CaseId } from '@kontor/domain/case/case-id';
import type { BankActName } from '@kontor/domain/audit/bank-act';
import type { AuditLogRepository } from './audit-log.repository.js';

/** The acts on a case that write no line of the process, by route. */
const names: Readonly<Record<string, BankActName>> = {
  'POST /bgo_identifications/{id}/sync-with-solaris': 'syncWithProvider',
  'POST /bgo_identifications/{id}/order-documents': 'orderRegisterDocuments',
  'POST /bgo_identifications/{id}/order-transparency-register-documents': 'orderTransparencyRegister',
  'POST /bgo_fetch_documents_start/{id}': 'fetchDocuments',
  'POST /bgo_identifications_portal/{id}/passToAgree21': 'passToCoreBanking',
  'POST /bgo_identifications_portal/{id}/linkExistingParty': 'linkExistingParty',
  'POST /bgo_identifications_portal/{id}/createKontokorrentkonto': 'createAccount',
  'POST /bgo_identifications_portal/{id}/createGirocard': 'createGirocard',
};

/** More acts than staff ever do on one case. */
const limit = 1_000;

/** Reads what staff did with a case without moving its status, newest first; what was refused is in the log only. */
export function createBankActs({ find }: Pick<AuditLogRepository, 'find'>) {
  return async (caseId: CaseId) => {
    const { entries } = await find({ caseId, category: 'command' }, { skip: 0, limit });
    return entries.flatMap(({ entry: { at, accountId, action, outcome } }) => {
      const name = names[action];
      return name === undefined || !/^2\d\d$/.test(outcome) ? [] : [{ at, accountId, name }];
    });
  };
}
