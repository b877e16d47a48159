import type { Address, BeneficialOwner, Functionary, RegisteredPerson, Salutation } from './company.js';
import type { LegalFormTraits } from './legal-form-traits.js';
import type { Random } from './random.js';
import { FIRST_NAMES, LAST_NAMES, PLACES, STREETS } from './vocabulary.js';

export function generateAddress(random: Random): { address: Address; court: string } {
  const [city, postalCode, court] = random.pick(PLACES);
  const line1 = `${random.pick(STREETS)} ${random.between(1, 180)}`;
  return { address: { line1, postalCode, city, country: 'DE' }, court };
}

/** A date as YYYY-MM-DD; the day is at most 28, so that every month has it. */
export function generateDate(random: Random, firstYear: number, lastYear: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${random.between(firstYear, lastYear)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
}

/** The people who represent a company: one alone, or several, either each alone or all jointly. */
export function generateFunctionaries(random: Random, traits: LegalFormTraits, companyId: string): Functionary[] {
  const count = random.between(traits.functionaries[0], traits.functionaries[1]);
  const typeOfRepresentation = count === 1 || random.between(0, 1) === 0 ? 'ALONE' : 'JOINT';
  return Array.from({ length: count }, (_, index) => {
    const person = generatePerson(random, `${companyId}-f${index + 1}`);
    return { ...person, role: traits.role[person.salutation], typeOfRepresentation };
  });
}

/** Owners whose shares sum to 100 percent; at most four, because each has at least 25 percent. */
export function generateOwners(
  random: Random,
  traits: LegalFormTraits,
  functionaries: Functionary[],
  companyId: string,
): BeneficialOwner[] {
  const people: RegisteredPerson[] = traits.ownersAreFunctionaries
    ? functionaries
    : Array.from({ length: random.between(1, 3) }, () => generatePerson(random, companyId));
  const shares = splitShares(random, people.length);
  return people.map((person, index) => ({
    id: `${companyId}-o${index + 1}`,
    salutation: person.salutation,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    nationality: person.nationality,
    address: person.address,
    votingShare: shares[index] ?? 0,
  }));
}

function generatePerson(random: Random, id: string): RegisteredPerson {
  const salutation: Salutation = random.pick(['MR', 'MS']);
  return {
    id,
    salutation,
    firstName: random.pick(FIRST_NAMES[salutation]),
    lastName: random.pick(LAST_NAMES),
    birthDate: generateDate(random, 1950, 2001),
    nationality: random.between(1, 10) === 1 ? random.pick(['AT', 'CH', 'PL', 'TR', 'NL', 'FR']) : 'DE',
    address: generateAddress(random).address,
  };
}

/** Each share is at least 25 percent. */
function splitShares(random: Random, count: number): number[] {
  let spare = 100 - 25 * count;
  return Array.from({ length: count }, (_, index) => {
    const extra = index === count - 1 ? spare : random.between(0, spare);
    spare -= extra;
    return 25 + extra;
  });
}
