import { isSalutation } from '../list/salutations.js';
import { type Person } from '../person/person.js';
import { parseShare } from '../person/share.js';
import { checkAddress } from './address-violations.js';
import { isEntered } from '../answer/answer.js';
import { payloadAddress } from './business-mapping.js';
import { type CalendarDate } from '../calendar-date/calendar-date.js';
import { type PayloadAddress, type PepStatus } from './order-payload.js';
import { notExposedOf, pepStatusOf } from './person-mapping.js';
import { checkBirthday, checkNationality } from './person-violations.js';
import { collectViolations, type Violation } from '../violation/violation.js';

/**
 * The fields of the missing-person form, in the client form's names; first and last name are read-only (R2 §3 "Person
 * form").
 */
export type MissingPersonForm = Pick<
  Person,
  'anrede' | 'nationality' | 'birthday' | 'line1' | 'postalCode' | 'city' | 'gesellschafterAnteile' | 'exponiert'
>;

/** The body of `PATCH /person_complete/{id}` (R2 §7) before validation; each part may be missing. */
export interface PersonCompletion {
  readonly salutation?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly pepStatus?: PepStatus | undefined;
  readonly address?: { readonly [Part in keyof PayloadAddress]?: string | undefined } | undefined;
  readonly nationality?: string | undefined;
}

/** The body of `PUT /beneficial_owners/{id}` (R2 §7); percent. */
export interface ShareCompletion {
  readonly votingShare?: number | undefined;
}

const entered = (value: string | undefined): string | undefined => (isEntered(value) ? value.trim() : undefined);

/** The form as it is sent to `/person_complete` (R2 §7). */
export function toPersonCompletion(form: MissingPersonForm): PersonCompletion {
  return {
    salutation: entered(form.anrede),
    birthDate: entered(form.birthday),
    pepStatus: pepStatusOf(form.exponiert) ?? undefined,
    address: payloadAddress(form),
    nationality: entered(form.nationality),
  };
}

/** The share as it is sent to `/beneficial_owners` (R2 §7); undefined when the text is no percentage. */
export function toShareCompletion({ gesellschafterAnteile }: MissingPersonForm): ShareCompletion {
  return { votingShare: parseShare(gesellschafterAnteile) };
}

/** The application's person with the values of the body (R2 §7); validate it with `completionViolations` first. */
export function withCompletion(person: Person, completion: PersonCompletion): Person {
  const { salutation = '', birthDate, nationality, pepStatus, address } = completion;
  return {
    ...person,
    ...address,
    anrede: isSalutation(salutation) ? salutation : '',
    birthday: birthDate,
    nationality,
    exponiert: notExposedOf(pepStatus ?? null),
  };
}

/** Broken rules of a completion, by path of the body (R2 §5 "Missing person form"); `today` is the day in Germany. */
export function completionViolations(completion: PersonCompletion, today: CalendarDate): readonly Violation[] {
  const violations = collectViolations('');
  const address = collectViolations('address');
  if (!isSalutation(completion.salutation ?? ''))
    violations.add('salutation', { code: 'required', label: 'salutation' });
  checkNationality(completion.nationality, violations);
  checkBirthday(completion.birthDate, { field: 'birthDate', today }, violations);
  checkAddress(completion.address ?? {}, address, 'street');
  if (completion.pepStatus !== 'NOT_PEP')
    violations.add('pepStatus', { code: 'confirmation', label: 'notPoliticallyExposed' });
  return [...violations.list, ...address.list];
}

/** Whether a person's own data are complete: all that they can enter themselves. `today` is the day in Germany. */
export function areOwnDataComplete(person: Person, today: CalendarDate): boolean {
  return completionViolations(toPersonCompletion(person), today).length === 0;
}

/** Whether a number is a share: positive, at most 100 percent, at most 2 decimals (R2 §5 "Missing person form"). */
export function isShare(percent: number): boolean {
  const hundredths = percent * 100;
  return percent > 0 && percent <= 100 && Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
}

const formFields: Readonly<Record<string, keyof MissingPersonForm>> = {
  salutation: 'anrede',
  nationality: 'nationality',
  birthDate: 'birthday',
  pepStatus: 'exponiert',
  'address.line1': 'line1',
  'address.postalCode': 'postalCode',
  'address.city': 'city',
  votingShare: 'gesellschafterAnteile',
};

/** The form's field of a path of either body; undefined for unknown paths. */
export function missingPersonField(path: string): keyof MissingPersonForm | undefined {
  return Object.hasOwn(formFields, path) ? formFields[path] : undefined;
}
