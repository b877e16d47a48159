import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isFictitiousOwner, type Person } from '../person/person.js';

/**
 * Whether the person owns by default only (GwG § 3 Abs. 2 Satz 5). Forms that do not ask who owns have real owners only,
 * so a flag that came along from another form excuses nobody from a share (R1 §5 "Person").
 */
export function ownsByDefault(person: Person, legalForm: LegalForm): boolean {
  return traitsOf(legalForm).asksOwnership && isFictitiousOwner(person);
}
