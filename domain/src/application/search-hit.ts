import { isSameCompanyName, namesOtherLegalForm } from '../legal-form/company-name.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { type CompanySearchHit } from './registration.js';

/** What identifies the company of a search hit. */
export type HitIdentity = Pick<CompanySearchHit, 'name' | 'registrationNumber'>;

const registerOf = /^\s*(HRA|HRB|GsR|PR|GnR)(?![\p{L}])/iu;

/**
 * Whether a company of the register can have the legal form: the form has a register, which is the one of the number
 * where it names one, and the name shows no other form.
 */
export function hasLegalForm({ name, registrationNumber }: HitIdentity, legalForm: LegalForm): boolean {
  const { register } = traitsOf(legalForm);
  if (register === null || namesOtherLegalForm(name, legalForm)) return false;
  const found = registerOf.exec(registrationNumber)?.[1];
  return found === undefined || found.toUpperCase() === register.toUpperCase();
}

interface Company {
  readonly businessLegalForm: LegalForm;
  readonly businessName: string;
}

/** Whether a search hit is the company that is registered: the same name, and a form that the hit can have. */
export function isCompanyOfHit({ businessLegalForm, businessName }: Company, hit: HitIdentity): boolean {
  return isSameCompanyName(hit.name, businessName) && hasLegalForm(hit, businessLegalForm);
}
