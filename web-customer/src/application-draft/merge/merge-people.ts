import type { Person } from '@kontor/domain/person/person';
import { isNewPerson } from './new-person.js';
import {
  mergeFields,
  sameFields,
  sameValue,
  type FieldConflict,
  type Fields,
  type ThreeSides,
} from './merge-records.js';

/** One side removed a person whom the other one changed. */
export interface PersonRemoval {
  readonly personId: string;
  /** Undefined when the person was removed here. */
  readonly mine: Person | undefined;
  /** Undefined when the person was removed elsewhere. */
  readonly theirs: Person | undefined;
}

export interface MergedPeople {
  /** Has the local value for conflicts. */
  readonly merged: readonly Person[];
  readonly fields: readonly (FieldConflict & { readonly personId: string })[];
  readonly removals: readonly PersonRemoval[];
}

const owned = ['id', 'bgoLastIdentificationUrl'];

type PeopleById = ReadonlyMap<string, Person>;

function byId(people: readonly Person[]): PeopleById {
  return new Map(people.map((person) => [person.id ?? '', person]));
}

const isEmpty = (person: Person): boolean => sameFields({ id: person.id }, person as Fields);

/** Whether a stored person has nothing that is not entered here too. */
const isFromHere = (stored: Person, here: Person): boolean =>
  isEmpty(stored) === isEmpty(here) &&
  Object.entries(stored as Fields).every(
    ([name, value]) => name === 'id' || sameValue(value, '') || sameValue(value, (here as Fields)[name]),
  );

/** The persons here. Those added get the ids under which they were stored, where the answer that has them was lost. */
function withStoredIds({ base, mine, theirs }: ThreeSides<readonly Person[]>): readonly Person[] {
  const known = [...base, ...mine].map(({ id }) => id);
  return mine.map((person) => {
    const found = theirs.find((one) => !known.includes(one.id) && isFromHere(one, person));
    if (found === undefined || !isNewPerson(person)) return person;
    known.push(found.id);
    return { ...person, id: found.id };
  });
}

/** Merges persons by their ids: in the order of the other side, followed by persons added here. */
export function mergePeople(sides: ThreeSides<readonly Person[]>): MergedPeople {
  const base = byId(sides.base);
  const mine = byId(withStoredIds(sides));
  const theirs = byId(sides.theirs);
  const results = [...new Set([...theirs.keys(), ...mine.keys()])].map((personId) =>
    mergePerson(personId, { base: base.get(personId), mine: mine.get(personId), theirs: theirs.get(personId) }),
  );
  return {
    merged: results.flatMap(({ merged }) => merged ?? []),
    fields: results.flatMap(({ fields }) => fields),
    removals: results.flatMap(({ removal }) => removal ?? []),
  };
}

interface MergedPerson {
  readonly merged: Person | undefined;
  readonly fields: MergedPeople['fields'];
  readonly removal?: PersonRemoval;
}

function mergePerson(personId: string, { base, mine, theirs }: ThreeSides<Person | undefined>): MergedPerson {
  if (mine !== undefined && theirs !== undefined) {
    const sides = { base: (base ?? {}) as Fields, mine: mine as Fields, theirs: theirs as Fields };
    const { merged, conflicts } = mergeFields(sides, owned);
    return { merged: merged, fields: conflicts.map((conflict) => ({ ...conflict, personId })) };
  }
  const left = mine ?? theirs;
  // A person who is new on one side was not removed by the other.
  if (base === undefined) return { merged: left, fields: [] };
  if (left === undefined || sameFields(base as Fields, left as Fields)) return { merged: undefined, fields: [] };
  return { merged: mine, fields: [], removal: { personId, mine, theirs } };
}
