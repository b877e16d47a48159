import { isLegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { references } from '../booking/references.js';
import type { Application } from '../case-files/case-files.js';

/** Whose account it is: the company's, or the sole trader's own. */
export function accountHolderReference(caseId: string, { business, persons }: Application): string {
  const isSoleTrader = isLegalForm(business.legalForm) && traitsOf(business.legalForm).isSoleTrader;
  const trader = persons.find(({ acting }) => acting) ?? persons[0];
  return isSoleTrader && trader !== undefined ? references.person(caseId, trader.personId) : references.company(caseId);
}
