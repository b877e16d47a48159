import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isBeneficialOwner, isRepresentative, representationOf, type Person } from '../person/person.js';
import { parseShare, sumShares } from '../person/share.js';
import { isAnswered } from '../answer/answer.js';
import { ownsByDefault } from './owner-kind.js';
import { collectViolations, type Violation, type ViolationCollector } from '../violation/violation.js';

/**
 * The sum of the persons' power of representation: sole counts 1, joint ½, the first by procuration 1, further ones
 * 0. At least 1 is required (R1 §4 "Step progress").
 */
export function representationPower(people: readonly Person[], legalForm: LegalForm): number {
  const kinds = people.map((person) => representationOf(person, legalForm));
  const alone = kinds.filter((kind) => kind === 'ALONE').length;
  const joint = kinds.filter((kind) => kind === 'JOINT').length;
  return alone + joint / 2 + (kinds.includes('OTHER') ? 1 : 0);
}

function checkCount(people: readonly Person[], legalForm: LegalForm, violations: ViolationCollector): void {
  const { minPersons, maxPersons } = traitsOf(legalForm);
  if (people.length < minPersons) violations.add('', { code: 'count', label: 'minPersons', limit: minPersons });
  if (people.length > maxPersons) violations.add('', { code: 'count', label: 'maxPersons', limit: maxPersons });
}

function checkRoles(
  people: readonly Person[],
  legalForm: LegalForm,
  violations: ViolationCollector,
): readonly Violation[] {
  const { minOwners } = traitsOf(legalForm);
  if (representationPower(people, legalForm) < 1) {
    violations.add('', { code: 'representation', label: 'representatives' });
  }
  if (people.filter((person) => isBeneficialOwner(person, legalForm)).length < minOwners) {
    violations.add('', { code: 'owners', label: 'owners', limit: minOwners });
  }
  return people.flatMap((person, index) => (isWithoutRole(person, legalForm) ? [roleViolation(index)] : []));
}

function isWithoutRole(person: Person, legalForm: LegalForm): boolean {
  const answered = isAnswered(person.vertretungsberechtigung) && isAnswered(person.gesellschafter);
  return answered && !isRepresentative(person, legalForm) && !isBeneficialOwner(person, legalForm);
}

function roleViolation(index: number): Violation {
  return { propertyPath: `people[${index}].vertretungsberechtigung`, code: 'role', label: 'role' };
}

function checkShares(people: readonly Person[], legalForm: LegalForm, violations: ViolationCollector): void {
  if (!traitsOf(legalForm).asksShares) return;
  const owners = people.filter((person) => isBeneficialOwner(person, legalForm) && !ownsByDefault(person, legalForm));
  const sum = sumShares(owners.flatMap((owner) => parseShare(owner.gesellschafterAnteile) ?? []));
  if (sum > 100) violations.add('', { code: 'shares_sum', label: 'sharesSum' });
}

/** Broken rules that concern the persons together (R1 §4 "Step progress", §5 "Person counts"). */
export function peopleViolations(people: readonly Person[], legalForm: LegalForm): readonly Violation[] {
  const violations = collectViolations('people');
  checkCount(people, legalForm, violations);
  const roles = checkRoles(people, legalForm, violations);
  checkShares(people, legalForm, violations);
  return [...violations.list, ...roles];
}
