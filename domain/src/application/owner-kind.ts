import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isFictitiousOwner, type Person } from '../person/person.js';

/**
 * Whether the person is only a fictitious owner (GwG § 3 Abs. 2 Satz 5). Legal forms without ownership questions have
 * real owners only, so a flag from another form does not replace a share (R1 §5 "Person").
 */
export function ownsByDefault(person: Person, legalForm: LegalForm): boolean {
  return traitsOf(legalForm).asksOwnership && isFictitiousOwner(person);
}
