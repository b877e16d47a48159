import { type Application, legalFormOf } from '../application/application.js';
import { ownsByDefault } from '../application/owner-kind.js';
import { fullName, isBeneficialOwner, type Person } from '../person/person.js';
import { parseShare } from '../person/share.js';

/** Kinds of a beneficial owner's interest, code → German text (§ 19 Abs. 3 GwG). */
export const interestLabels = {
  SHARE: 'Beteiligung am Kapital oder an den Stimmrechten',
  CONTROL: 'Kontrolle auf sonstige Weise',
  REPRESENTATIVE: 'Gesetzliche Vertretung, Geschäftsführung oder Partnerschaft (fiktiv)',
} as const;

export type Interest = keyof typeof interestLabels;

export const interests = Object.keys(interestLabels) as readonly Interest[];

/** What is known of a beneficial owner (§ 19 Abs. 1 GwG); empty texts, lists and null where nothing is said. */
export interface OwnerFacts {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** The place of residence, without street. */
  readonly city: string;
  /** Country codes. */
  readonly nationalities: readonly string[];
  readonly interest: Interest | null;
  /** Percent. */
  readonly share: number | null;
}

/** A beneficial owner of the application. */
export interface CaseOwner extends OwnerFacts {
  readonly personId: string;
}

/** The beneficial owners of an application, fictitious ones included. */
export function caseOwnersOf(application: Application): readonly CaseOwner[] {
  const legalForm = legalFormOf(application);
  const isFictitious = (person: Person): boolean => legalForm !== undefined && ownsByDefault(person, legalForm);
  return application.people
    .filter((person) => isBeneficialOwner(person, legalForm))
    .map((person) => ({ personId: person.id ?? '', ...factsOf(person, isFictitious(person)) }));
}

function factsOf(person: Person, isFictitious: boolean): OwnerFacts {
  const { vorname = '', nachname = '', birthday = '', city = '', nationality = '' } = person;
  return {
    firstName: vorname.trim(),
    lastName: nachname.trim(),
    birthDate: birthday,
    city: city.trim(),
    nationalities: nationality === '' ? [] : [nationality],
    interest: isFictitious ? 'REPRESENTATIVE' : 'SHARE',
    share: isFictitious ? null : (parseShare(person.gesellschafterAnteile) ?? null),
  };
}

/** First and last name of a beneficial owner. */
export function ownerName({ firstName, lastName }: Pick<OwnerFacts, 'firstName' | 'lastName'>): string {
  return fullName({ vorname: firstName, nachname: lastName });
}
