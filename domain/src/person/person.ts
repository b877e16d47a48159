import { type YesNo } from '../answer/answer.js';
import { type CalendarDate } from '../calendar-date/calendar-date.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { type Salutation } from '../list/salutations.js';

/** Kinds of representation, code → German text (R1 §3 "Person": sole, joint, by procuration). */
export const representationLabels = {
  ALONE: 'Einzelvertretungsberechtigt',
  JOINT: 'Gemeinschaftlich vertretungsberechtigt',
  OTHER: 'Vertretungsberechtigt durch Prokura',
} as const;

export type Representation = keyof typeof representationLabels;

export const representations = Object.keys(representationLabels) as readonly Representation[];

/** A person of an application in the client form's names (R1 §3 "Person"). Every field may be missing while it is a draft. */
export interface Person {
  readonly id?: string | undefined;
  readonly anrede?: Salutation | '' | undefined;
  readonly vorname?: string | undefined;
  readonly nachname?: string | undefined;
  /** Country code. */
  readonly nationality?: string | undefined;
  readonly birthday?: CalendarDate | undefined;
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Whether there is a tax id. */
  readonly toggleSteuerId?: YesNo | undefined;
  readonly steuerId?: string | undefined;
  readonly vertretungsberechtigung?: YesNo | undefined;
  readonly vertretungsberechtigungArt?: Representation | '' | undefined;
  readonly gesellschafter?: YesNo | undefined;
  /** Percent as German text with a decimal comma. */
  readonly gesellschafterAnteile?: string | undefined;
  readonly fiktiverGesellschafter?: YesNo | undefined;
  /** 'Ja' confirms that the person is NOT politically exposed; 'Nein' says that it is. */
  readonly exponiert?: YesNo | undefined;
  readonly girocard?: YesNo | undefined;
  /** Output only: the address of the person's identity check. What a client sends here is ignored. */
  readonly bgoLastIdentificationUrl?: string | undefined;
}

/**
 * Whether the person represents the business; legal forms without that question have only representatives (R1 §5
 * "Order acceptance").
 */
export function isRepresentative(person: Person, legalForm?: LegalForm): boolean {
  if (legalForm !== undefined && !traitsOf(legalForm).asksRepresentation) return true;
  return person.vertretungsberechtigung === 'Ja';
}

/** How the person represents the business: alone for sole traders, jointly for all partners of a GbR, else as entered. */
export function representationOf(person: Person, legalForm?: LegalForm): Representation | undefined {
  if (!isRepresentative(person, legalForm)) return undefined;
  if (legalForm !== undefined && !traitsOf(legalForm).asksRepresentation) {
    return traitsOf(legalForm).isSoleTrader ? 'ALONE' : 'JOINT';
  }
  const kind = person.vertretungsberechtigungArt;
  return kind === '' ? undefined : kind;
}

/** Whether the person is a beneficial owner, fictitious ones included (GwG § 3; R1 §3 "Person"). */
export function isBeneficialOwner(person: Person, legalForm?: LegalForm): boolean {
  if (legalForm !== undefined && !traitsOf(legalForm).asksOwnership) return true;
  return person.gesellschafter === 'Ja' || person.fiktiverGesellschafter === 'Ja';
}

/** Whether the person is only a fictitious owner, because no real owner could be found (GwG § 3 Abs. 2 Satz 5). */
export function isFictitiousOwner(person: Person): boolean {
  return person.fiktiverGesellschafter === 'Ja';
}

/**
 * The person as a real owner, with the share (German text) where one is known: nobody is a real and a fictitious owner
 * at once.
 */
export function asOwner(person: Person, share: string | undefined): Person {
  return {
    ...person,
    gesellschafter: 'Ja',
    ...(isFictitiousOwner(person) ? { fiktiverGesellschafter: 'Nein' } : {}),
    ...(share === undefined ? {} : { gesellschafterAnteile: share }),
  };
}

/** First and last name with one blank between. */
export function fullName(person: Pick<Person, 'vorname' | 'nachname'>): string {
  return [person.vorname, person.nachname]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * The persons who must be identified: the acting person, which is the first, and every legal representative.
 */
export function toBeIdentified(people: readonly Person[], legalForm?: LegalForm): readonly Person[] {
  return people.filter((person, index) => index === 0 || isRepresentative(person, legalForm));
}
