import { missingPersonViolations, type MissingPersonField } from '@kontor/domain/application/asked-fields';
import type { CalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { missingMailViolations } from '@kontor/domain/application/missing-mail';
import { isSalutation } from '@kontor/domain/list/salutations';
import type { Problem, Violation } from '@kontor/domain/violation/violation';
import type { Person } from '@kontor/domain/person/person';

/** The fields of both forms as text; the confirmation is not sent. */
export interface CompletionValues {
  readonly anrede: string;
  readonly birthday: string;
  readonly nationality: string;
  readonly line1: string;
  readonly postalCode: string;
  readonly city: string;
  readonly gesellschafterAnteile: string;
  readonly exponiert: string;
  readonly email: string;
  readonly girocard: string;
  readonly confirmed: boolean;
}

export type CompletionField = keyof CompletionValues;

/** A broken rule by the name of its field. */
export interface CompletionProblem {
  readonly name: string;
  readonly problem: Problem;
}

/** The prefix of one person's fields, so that a page can have several forms. */
export interface CompletionForms {
  readonly completion: Readonly<Record<`p${number}`, CompletionValues>>;
}

/** The initial values: known data, no confirmation. */
export function completionOf(person: Person, asked: readonly CompletionField[]): CompletionValues {
  return {
    anrede: person.anrede ?? '',
    birthday: person.birthday ?? '',
    nationality: person.nationality ?? '',
    line1: person.line1 ?? '',
    postalCode: person.postalCode ?? '',
    city: person.city ?? '',
    gesellschafterAnteile: person.gesellschafterAnteile ?? '',
    exponiert: asked.includes('exponiert') ? '' : (person.exponiert ?? ''),
    email: person.email ?? '',
    girocard: person.girocard ?? '',
    confirmed: false,
  };
}

/** The typed values in the names and types of the application's person. */
export function personOf({ anrede, exponiert, girocard, confirmed: _own, ...texts }: CompletionValues): Person {
  const answer = (text: string) => (text === 'Ja' || text === 'Nein' ? text : '');
  return {
    ...texts,
    anrede: isSalutation(anrede) ? anrede : '',
    exponiert: answer(exponiert),
    girocard: answer(girocard),
  };
}

/** All violations of a person's data, by the server's rules, and the confirmation if it is missing. */
export function dataProblems(
  values: CompletionValues,
  asked: readonly MissingPersonField[],
  today: CalendarDate,
): readonly CompletionProblem[] {
  const problems = missingPersonViolations(personOf(values), asked, today).map(problemOf);
  return values.confirmed ? problems : [...problems, { name: 'confirmed', problem: { code: 'confirmation' } }];
}

/** All violations of a missing mail; `strict` is the bank's rule for addresses. */
export function mailProblems(values: CompletionValues, strict: boolean): readonly CompletionProblem[] {
  return missingMailViolations(personOf(values), strict).map(problemOf);
}

const problemOf = (violation: Violation): CompletionProblem => ({ name: violation.propertyPath, problem: violation });
