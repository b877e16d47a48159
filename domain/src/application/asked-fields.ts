import { type CalendarDate } from '../calendar-date/calendar-date.js';
import type { Person } from '../person/person.js';
import { missingPersonShareProblem } from '../person/share.js';
import { collectViolations, type Violation } from '../violation/violation.js';
import {
  completionViolations,
  missingPersonField,
  toPersonCompletion,
  type MissingPersonForm,
} from './missing-person.js';

/** A field of the missing-person form. */
export type MissingPersonField = keyof MissingPersonForm;

/** Missing data in the names of the bodies of R2 §7, with its fields in the order of the form. */
const fieldsOf = {
  salutation: ['anrede'],
  birthDate: ['birthday'],
  nationality: ['nationality'],
  address: ['line1', 'postalCode', 'city'],
  votingShare: ['gesellschafterAnteile'],
  pepStatus: ['exponiert'],
} as const satisfies Readonly<Record<string, readonly MissingPersonField[]>>;

const parts = Object.keys(fieldsOf) as readonly (keyof typeof fieldsOf)[];

/** Required of every person, also of one who owns nothing. */
const ofEverybody = parts.filter((part) => part !== 'votingShare');

/** The provider's name of a missing e-mail address. */
const mail = 'email';

/** Whether an e-mail address is missing; a separate form asks for it (R2 §4.2). */
export function asksMail(missing: readonly string[]): boolean {
  return missing.includes(mail);
}

/** Whether something is missing that nobody but the acting person can give: a share, or an address for mails. */
export function asksActingPerson(missing: readonly string[]): boolean {
  return asksMail(missing) || missing.includes('votingShare');
}

/** Missing data without a field in any form. */
export function withoutField(missing: readonly string[]): readonly string[] {
  return missing.filter((name) => name !== mail && !Object.hasOwn(fieldsOf, name));
}

/**
 * The fields of the missing-person form: what the provider requires, and what the transfer needs besides. All fields
 * when the provider names none of them. `today` is the day in Germany.
 */
export function askedFields(
  missing: readonly string[],
  known: Person,
  today: CalendarDate,
): readonly MissingPersonField[] {
  const unfit = completionViolations(toPersonCompletion(known), today).map(({ propertyPath }) => propertyPath);
  const named = parts.filter((part) => missing.includes(part));
  const wanted = named.length === 0 ? ofEverybody : named;
  return parts
    .filter((part) => wanted.includes(part) || unfit.some((path) => path === part || path.startsWith(`${part}.`)))
    .flatMap((part) => fieldsOf[part]);
}

/** A person with those fields of another one that are asked; the others stay as they were. */
export function withAskedFields(before: Person, after: Person, asked: readonly MissingPersonField[]): Person {
  return { ...before, ...Object.fromEntries(asked.map((field) => [field, after[field]])) };
}

/** Broken rules of the form, by its fields (R2 §5 "Missing person form"); `today` is the day in Germany. */
export function missingPersonViolations(
  form: MissingPersonForm,
  asked: readonly MissingPersonField[],
  today: CalendarDate,
): readonly Violation[] {
  const share = collectViolations('');
  if (asked.includes('gesellschafterAnteile'))
    share.add('gesellschafterAnteile', missingPersonShareProblem(form.gesellschafterAnteile));
  const others = completionViolations(toPersonCompletion(form), today).map((violation) => ({
    ...violation,
    propertyPath: missingPersonField(violation.propertyPath) ?? violation.propertyPath,
  }));
  return [...others, ...share.list];
}
