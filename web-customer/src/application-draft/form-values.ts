import type { Application } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { isNewPerson } from './merge/new-person.js';
import { sameValue, type Fields, type FieldValue } from './merge/merge-records.js';

export type ApplicationFormMethods = UseFormReturn<Application>;

/** A copy of the form's current values. */
export function valuesOf(form: ApplicationFormMethods): Application {
  return structuredClone(form.getValues());
}

/** Names and new values of the fields in which the form differs from an application. */
export function differences(before: Application, after: Application): readonly (readonly [string, FieldValue])[] {
  const groups = (['firma', 'data', 'mehrwerteSelection'] as const).flatMap((group) =>
    fieldDifferences(group, (before[group] ?? {}) as Fields, (after[group] ?? {}) as Fields),
  );
  const people = after.people.flatMap((person, index) =>
    fieldDifferences(`people.${index}`, (before.people[index] ?? {}) as Fields, person as Fields),
  );
  return [...groups, ...people];
}

function fieldDifferences(prefix: string, before: Fields, after: Fields): readonly (readonly [string, FieldValue])[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !sameValue(before[name], after[name]))
    .map((name) => [`${prefix}.${name}`, after[name] ?? emptyLike(before[name])] as const);
}

function emptyLike(value: FieldValue): FieldValue {
  if (Array.isArray(value)) return [];
  return typeof value === 'boolean' ? false : '';
}

/** Whether the persons are the same in the same order; new ones may have got their ids since. */
function samePersons(before: readonly Person[], after: readonly Person[]): boolean {
  if (before.length !== after.length) return false;
  return before.every((person, index) => person.id === after[index]?.id || isNewPerson(person));
}

/** Sets the fields that differ. Unchanged fields keep caret and focus. */
export function applyToForm(
  form: ApplicationFormMethods,
  replacePeople: (people: readonly Person[]) => void,
  next: Application,
): void {
  const before = valuesOf(form);
  const known = samePersons(before.people, next.people);
  if (!known) replacePeople(next.people);
  for (const [name, value] of differences(known ? before : { ...before, people: next.people }, next)) {
    form.setValue(name as FieldPath<Application>, value);
  }
}
