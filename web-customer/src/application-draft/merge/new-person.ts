import type { Application } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';

const temporary = 'neu-';

/** A person without data, with a temporary id until the server assigns one. */
export function newPerson(): Person {
  return { id: `${temporary}${crypto.randomUUID()}` };
}

/** Whether a person has a temporary id. */
export const isNewPerson = ({ id }: Person): boolean => id?.startsWith(temporary) === true;

/**
 * The application with the ids of the server. The response to a save has the persons in the order they were sent:
 * known ones by their ids, then the new ones.
 */
export function withGivenIds(application: Application, sent: Application, answered: Application): Application {
  if (sent.people.length !== answered.people.length) return application;
  const given = new Map(sent.people.map(({ id }, index) => [id, answered.people[index]?.id]));
  const people = application.people.map((person) => ({ ...person, id: given.get(person.id) ?? person.id }));
  return { ...application, people };
}
