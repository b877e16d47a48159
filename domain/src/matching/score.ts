import { jaroWinkler } from '@skyra/jaro-winkler';
import { colognePhonetic } from 'cologne-phonetic';
import { type MatchingPerson } from './matching-person.js';
import { normaliseName } from './normalise-name.js';

/** Similarity of two persons, with reasons for staff. All numbers from 0 (nothing) to 1 (equal). */
export interface PersonScore {
  readonly score: number;
  readonly firstName: number;
  readonly lastName: number;
  /** Null when a birthday is missing on either side. */
  readonly birthday: number | null;
  readonly isMatch: boolean;
  /** German sentences. */
  readonly explanation: readonly string[];
}

type Names = Pick<MatchingPerson, 'firstName' | 'lastName' | 'birthDate'>;

// Without a birthday only the names count, so they must agree almost letter by letter: Hofmann may be Hoffmann,
// Schmidt is not Schmitz. An unnecessary question to the customer does less harm than an unnoticed deviation.
const thresholdWithBirthday = 0.88;
const thresholdWithoutBirthday = 0.98;
const phoneticFloor = 0.93;
/** Below this it is another name, however well the rest fits: siblings born together have the same last name and birthday. */
const nameFloor = 0.8;

/**
 * Similarity of two names: 1 when normalised equal, at least 0.93 when they sound the same and are written alike,
 * else Jaro-Winkler.
 */
export function nameSimilarity(left: string, right: string): number {
  const [one, other] = [normaliseName(left), normaliseName(right)];
  const written = jaroWinkler(one, other);
  const soundsAlike = colognePhonetic(one) !== '' && colognePhonetic(one) === colognePhonetic(other);
  return soundsAlike && written >= 0.75 ? Math.max(written, phoneticFloor) : written;
}

// "Hans" and "Hans Peter" may be one person: registers list all given names, forms mostly one.
function firstNameSimilarity(left: string, right: string): number {
  const [one, other] = [normaliseName(left).split(' '), normaliseName(right).split(' ')];
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  const isPart = fewer[0] !== '' && fewer.every((name) => more.includes(name));
  return isPart ? 1 : nameSimilarity(left, right);
}

/** A register may say only month and year, or the year. */
const isPartOfDate = (date: string, whole: string): boolean =>
  /^\d{4}(-\d{2})?$/.test(date) && whole.startsWith(`${date}-`);

function birthdaySimilarity(left: string | undefined, right: string | undefined): number | null {
  if (left === undefined || right === undefined || left === '' || right === '') return null;
  if (isPartOfDate(left, right) || isPartOfDate(right, left)) return null;
  if (left === right) return 1;
  const [year, month, day] = right.split('-');
  const swapped = left === [year, day, month].join('-');
  const differing =
    left.length === right.length ? [...left].filter((letter, place) => letter !== right[place]).length : 8;
  return swapped || differing === 1 ? 0.6 : 0;
}

function explainName(what: string, similarity: number): string {
  if (similarity === 1) return `${what} stimmt überein`;
  if (similarity >= phoneticFloor) return `${what} ist sehr ähnlich`;
  return similarity >= 0.8 ? `${what} ist ähnlich` : `${what} weicht ab`;
}

function explainBirthday(similarity: number | null): string {
  if (similarity === null) return 'Geburtsdatum nicht bekannt';
  if (similarity === 1) return 'Geburtsdatum stimmt überein';
  return similarity > 0 ? 'Geburtsdatum weicht wenig ab' : 'Geburtsdatum weicht ab';
}

interface Compared {
  readonly firstName: number;
  readonly lastName: number;
  readonly swapped: boolean;
}

function compareNames(left: Names, right: Names): Compared {
  const straight = {
    firstName: firstNameSimilarity(left.firstName, right.firstName),
    lastName: nameSimilarity(left.lastName, right.lastName),
    swapped: false,
  };
  const crossed = {
    firstName: firstNameSimilarity(left.firstName, right.lastName),
    lastName: nameSimilarity(left.lastName, right.firstName),
    swapped: true,
  };
  // Swapped fields count only when both names agree completely.
  const isSwapped = crossed.firstName === 1 && crossed.lastName === 1;
  return isSwapped && straight.firstName + straight.lastName < 2 ? crossed : straight;
}

/** Compares two persons by normalised names, Kölner Phonetik, Jaro-Winkler and birthday; symmetric in its arguments. */
export function scorePersons(left: Names, right: Names): PersonScore {
  const { firstName, lastName, swapped } = compareNames(left, right);
  const birthday = birthdaySimilarity(left.birthDate, right.birthDate);
  const names = 0.45 * firstName + 0.55 * lastName;
  const score = birthday === null ? names : 0.7 * names + 0.3 * birthday;
  const threshold = birthday === null ? thresholdWithoutBirthday : thresholdWithBirthday;
  const rounded = Math.round(score * 1000) / 1000;
  return {
    score: rounded,
    firstName,
    lastName,
    birthday,
    isMatch: rounded >= threshold && firstName >= nameFloor && lastName >= nameFloor,
    explanation: [
      explainName('Nachname', lastName),
      explainName('Vorname', firstName),
      ...(swapped ? ['Vor- und Nachname sind vertauscht'] : []),
      explainBirthday(birthday),
    ],
  };
}
