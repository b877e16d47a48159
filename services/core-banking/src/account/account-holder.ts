import type { CaseId } from '@kontor/domain/case/case-id';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { references } from '../booking/references.js';
import type { CaseApplication } from '@kontor/case-client/application/case-application';

/** The holder of the account: the company, or the sole trader. */
export function accountHolderReference(caseId: CaseId, { business, people }: CaseApplication): string {
  const { isSoleTrader } = traitsOf(business.legalForm);
  const trader = people.find(({ acting }) => acting) ?? people[0];
  return isSoleTrader && trader !== undefined ? references.person(caseId, trader.id) : references.company(caseId);
}
