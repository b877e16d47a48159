import type { Application } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';

/** A person without data, under an id of its own until the server gives it one. */
export function newPerson(): Person {
  return { id: `neu-${crypto.randomUUID()}` };
}

/**
 * The application with the ids the server gave. It answers a save with the persons in the order they were sent: those it knows
 * by their ids, all others behind them with new ones.
 */
export function withGivenIds(application: Application, sent: Application, answered: Application): Application {
  if (sent.people.length !== answered.people.length) return application;
  const given = new Map(sent.people.map(({ id }, index) => [id, answered.people[index]?.id]));
  const people = application.people.map((person) => ({ ...person, id: given.get(person.id) ?? person.id }));
  return { ...application, people };
}
