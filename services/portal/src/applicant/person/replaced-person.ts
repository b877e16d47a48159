import type { Person } from '@kontor/domain/person/person';
import type { StoredApplication } from '../application/application.module.js';
import { problem } from '../../http/answer/problem-table.js';

/** The draft with one person changed. @throws Problem 404 for a person it does not have. */
export function replaced(stored: StoredApplication, id: string, change: (person: Person) => Person): StoredApplication {
  if (!stored.application.people.some((one) => one.id === id)) throw problem('not-found');
  const people = stored.application.people.map((person) => (person.id === id ? change(person) : person));
  return { ...stored, application: { ...stored.application, people } };
}
