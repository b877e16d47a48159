import { draftTextLimit, type Application } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';
import type { Fields, FieldValue } from './merge/merge-records.js';

const isTooLong = (value: FieldValue): boolean => typeof value === 'string' && value.length > draftTextLimit;

function storableFields<T extends object>(entered: T, saved: object | undefined): T {
  const before = (saved ?? {}) as Fields;
  const fields = Object.entries(entered as Fields);
  if (!fields.some(([, value]) => isTooLong(value))) return entered;
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isTooLong(value) ? (before[name] ?? '') : value]),
  ) as T;
}

/** The entries as a draft can hold them: a text that is too long even for that stays as it was saved, all others as typed. */
export function storable(entered: Application, saved: Application): Application {
  const savedPeople = new Map(saved.people.map((person) => [person.id, person]));
  const storablePerson = (person: Person): Person => storableFields(person, savedPeople.get(person.id));
  return {
    ...entered,
    firma: storableFields(entered.firma, saved.firma),
    people: entered.people.map(storablePerson),
    ...(entered.data === undefined ? {} : { data: storableFields(entered.data, saved.data) }),
  };
}
