import { formatGermanDate, isCalendarDate } from '../calendar-date/calendar-date.js';
import { countryLabel } from '../list/countries.js';
import { plainLetters } from '../matching/plain-letters.js';
import { scorePersons } from '../matching/score.js';
import { formatShare } from '../person/share.js';
import { interestLabels, type OwnerFacts, ownerName } from './owner-facts.js';

/** What is compared of a beneficial owner, code → German text (§ 19 Abs. 1 GwG). */
export const ownerFieldLabels = {
  name: 'Name',
  birthDate: 'Geburtsdatum',
  residence: 'Wohnort',
  nationalities: 'Staatsangehörigkeit',
  interest: 'Art des wirtschaftlichen Interesses',
  extent: 'Umfang des wirtschaftlichen Interesses',
} as const;

export type OwnerField = keyof typeof ownerFieldLabels;

export const ownerFields = Object.keys(ownerFieldLabels) as readonly OwnerField[];

interface FieldRule {
  /** German text; empty where nothing is said. */
  readonly shown: (facts: OwnerFacts) => string;
  /** Only asked where the application says something. */
  readonly agrees: (application: OwnerFacts, register: OwnerFacts) => boolean;
}

/** Letters and digits only, so that "Frankfurt (Main)" is "frankfurt main". */
const plainWords = (text: string): string =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

const rules: Readonly<Record<OwnerField, FieldRule>> = {
  name: {
    shown: ownerName,
    // The rule of the comparison with the commercial register, but names must agree completely.
    agrees: (application, register) => {
      const { firstName, lastName } = scorePersons(application, register);
      return ownerName(application) === ownerName(register) || (firstName === 1 && lastName === 1);
    },
  },
  birthDate: {
    shown: ({ birthDate }) => (isCalendarDate(birthDate) ? formatGermanDate(birthDate) : birthDate),
    agrees: (application, register) => application.birthDate === register.birthDate,
  },
  residence: {
    shown: ({ city }) => city,
    agrees: (application, register) => plainWords(application.city) === plainWords(register.city),
  },
  nationalities: {
    shown: ({ nationalities }) => nationalities.map(countryLabel).join(', '),
    // The application asks for one nationality, the register has all of them.
    agrees: (application, register) => application.nationalities.every((one) => register.nationalities.includes(one)),
  },
  interest: {
    shown: ({ interest }) => (interest === null ? '' : interestLabels[interest]),
    agrees: (application, register) => application.interest === register.interest,
  },
  extent: {
    shown: ({ share }) => (share === null ? '' : `${formatShare(share)} %`),
    agrees: (application, register) =>
      register.share !== null && formatShare(application.share ?? 0) === formatShare(register.share),
  },
};

/** One fact of a beneficial owner on both sides, as German text. */
export interface FieldComparison {
  readonly field: OwnerField;
  readonly label: string;
  /** Empty where the application, or the register, says nothing. */
  readonly application: string;
  readonly register: string;
  readonly agrees: boolean;
}

/** Compares one owner, fact by fact. What the application does not say cannot contradict the register. */
export function compareFacts(application: OwnerFacts | null, register: OwnerFacts | null): readonly FieldComparison[] {
  return ownerFields.map((field) => {
    const { shown, agrees } = rules[field];
    const sides = { application: textOf(shown, application), register: textOf(shown, register) };
    const isSilent = sides.application === '' && application !== null;
    const holds = application !== null && register !== null && agrees(application, register);
    return { field, label: ownerFieldLabels[field], ...sides, agrees: isSilent || holds };
  });
}

const textOf = (shown: FieldRule['shown'], facts: OwnerFacts | null): string => (facts === null ? '' : shown(facts));
