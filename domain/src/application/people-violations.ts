import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isBeneficialOwner, isRepresentative, representationOf, type Person } from '../person/person.js';
import { parseShare, sumShares } from '../person/share.js';
import { isAnswered } from './answer.js';
import { ownsByDefault } from './owner-kind.js';
import { createFindings, type Findings, type Violation } from './violation.js';

/**
 * How much power of representation the persons have together: sole counts 1, joint ½, the first by procuration 1,
 * further ones nothing. At least 1 is needed (spec 1 §4 "Step progress").
 */
export function representationPower(people: readonly Person[], legalForm: LegalForm): number {
  const kinds = people.map((person) => representationOf(person, legalForm));
  const alone = kinds.filter((kind) => kind === 'ALONE').length;
  const joint = kinds.filter((kind) => kind === 'JOINT').length;
  return alone + joint / 2 + (kinds.includes('OTHER') ? 1 : 0);
}

function checkCount(people: readonly Person[], legalForm: LegalForm, findings: Findings): void {
  const { minPersons, maxPersons } = traitsOf(legalForm);
  if (people.length < minPersons) {
    const message =
      minPersons === 1 ? 'Mindestens eine Person erforderlich' : `Mindestens ${minPersons} Personen erforderlich`;
    findings.add('', 'count', message);
  }
  if (people.length > maxPersons) {
    const message = maxPersons === 1 ? 'Höchstens eine Person möglich' : `Höchstens ${maxPersons} Personen möglich`;
    findings.add('', 'count', message);
  }
}

function checkRoles(people: readonly Person[], legalForm: LegalForm, findings: Findings): readonly Violation[] {
  const { minOwners } = traitsOf(legalForm);
  if (representationPower(people, legalForm) < 1) {
    const message =
      'Mindestens eine einzelvertretungsberechtigte Person oder zwei gemeinschaftlich vertretungsberechtigte Personen erforderlich';
    findings.add('', 'representation', message);
  }
  if (people.filter((person) => isBeneficialOwner(person, legalForm)).length < minOwners) {
    const message = `Mindestens ${minOwners === 1 ? 'ein' : 'zwei'} wirtschaftlich ${minOwners === 1 ? 'Berechtigter' : 'Berechtigte'} erforderlich`;
    findings.add('', 'owners', message);
  }
  return people.flatMap((person, index) => (isWithoutRole(person, legalForm) ? [roleViolation(index)] : []));
}

function isWithoutRole(person: Person, legalForm: LegalForm): boolean {
  const answered = isAnswered(person.vertretungsberechtigung) && isAnswered(person.gesellschafter);
  return answered && !isRepresentative(person, legalForm) && !isBeneficialOwner(person, legalForm);
}

function roleViolation(index: number): Violation {
  const message = 'Jede Person muss vertretungsberechtigt oder wirtschaftlich berechtigt sein';
  return { propertyPath: `people[${index}].vertretungsberechtigung`, code: 'role', message };
}

function checkShares(people: readonly Person[], legalForm: LegalForm, findings: Findings): void {
  if (!traitsOf(legalForm).asksShares) return;
  const owners = people.filter((person) => isBeneficialOwner(person, legalForm) && !ownsByDefault(person, legalForm));
  const sum = sumShares(owners.flatMap((owner) => parseShare(owner.gesellschafterAnteile) ?? []));
  if (sum > 100) findings.add('', 'shares_sum', 'Die Summe der Anteile darf höchstens 100 Prozent betragen');
}

/** Broken rules that concern the persons together (spec 1 §4 "Step progress", §5 "Person counts"). */
export function peopleViolations(people: readonly Person[], legalForm: LegalForm): readonly Violation[] {
  const findings = createFindings('people');
  checkCount(people, legalForm, findings);
  const roles = checkRoles(people, legalForm, findings);
  checkShares(people, legalForm, findings);
  return [...findings.list, ...roles];
}
