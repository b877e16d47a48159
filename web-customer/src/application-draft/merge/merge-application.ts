import type { Application } from '@kontor/domain/application/application';
import type { Person } from '@kontor/domain/person/person';
import { mergePeople, type PersonRemoval } from './merge-people.js';
import { mergeFields, sameFields, type FieldConflict, type Fields, type ThreeSides } from './merge-records.js';

/** The groups of fields that are merged field by field. */
export type FieldGroup = 'firma' | 'data' | 'mehrwerteSelection';

/** Both sides changed the same field differently. */
export type Conflict =
  | ({ readonly kind: 'field'; readonly group: FieldGroup } & FieldConflict)
  | ({ readonly kind: 'personField'; readonly personId: string } & FieldConflict)
  | ({ readonly kind: 'person' } & PersonRemoval);

export interface Merge {
  /** Has the local value for conflicts. */
  readonly merged: Application;
  readonly conflicts: readonly Conflict[];
  /** Ids of persons in the order of the other side. */
  readonly order: readonly (string | undefined)[];
}

export type Side = 'mine' | 'theirs';

/** Uploads are stored apart from the form, and the registration set name and legal form. */
const owned = {
  firma: ['firma', 'rechtsform', 'file', 'gwgFile', 'transparenzRegister'],
  data: ['id'],
  mehrwerteSelection: [],
} as const satisfies Readonly<Record<FieldGroup, readonly string[]>>;

const groups: readonly FieldGroup[] = ['firma', 'data', 'mehrwerteSelection'];

function fieldsOf(application: Application, group: FieldGroup): Fields {
  return (application[group] ?? {}) as Fields;
}

/**
 * Merges local entries with what was saved elsewhere; both are based on `base`. A change of one side is taken;
 * different changes of both sides are conflicts for the customer.
 */
export function mergeApplications({ base, mine, theirs }: ThreeSides<Application>): Merge {
  const conflicts: Conflict[] = [];
  const merged = Object.fromEntries(
    groups.map((group) => {
      const sides = {
        base: fieldsOf(base, group),
        mine: fieldsOf(mine, group),
        theirs: fieldsOf(theirs, group),
      };
      const result = mergeFields(sides, owned[group]);
      conflicts.push(...result.conflicts.map((conflict) => ({ kind: 'field' as const, group, ...conflict })));
      return [group, result.merged];
    }),
  ) as unknown as Pick<Application, FieldGroup>;
  const people = mergePeople({ base: base.people, mine: mine.people, theirs: theirs.people });
  conflicts.push(
    ...people.fields.map((conflict) => ({ kind: 'personField' as const, ...conflict })),
    ...people.removals.map((removal) => ({ kind: 'person' as const, ...removal })),
  );
  const order = theirs.people.map(({ id }) => id);
  return { merged: assembled(theirs, merged, people.merged, mine), conflicts, order };
}

function assembled(
  theirs: Application,
  { data, ...fields }: Pick<Application, FieldGroup>,
  people: readonly Person[],
  mine: Application,
): Application {
  const hasData = theirs.data !== undefined || mine.data !== undefined;
  return { registerData: theirs.registerData, ...fields, people, ...(hasData ? { data } : {}) };
}

/** A unique key of a conflict. */
export function conflictKey(conflict: Conflict): string {
  if (conflict.kind === 'field') return `${conflict.group}/${conflict.name}`;
  return conflict.kind === 'person' ? `person/${conflict.personId}` : `person/${conflict.personId}/${conflict.name}`;
}

/** The merged application after the customer resolved each conflict; unresolved ones keep the local value. */
export function decided({ merged, conflicts, order }: Merge, choices: Readonly<Record<string, Side>>): Application {
  const application = conflicts
    .filter((conflict) => choices[conflictKey(conflict)] === 'theirs')
    .reduce((changed, conflict) => withTheirs(changed, conflict), merged);
  const known = order.flatMap((id) => application.people.find((person) => person.id === id) ?? []);
  const added = application.people.filter(({ id }) => !order.includes(id));
  return { ...application, people: [...known, ...added] };
}

function withTheirs(application: Application, conflict: Conflict): Application {
  if (conflict.kind === 'field') {
    const group = { ...application[conflict.group], [conflict.name]: conflict.theirs };
    return { ...application, [conflict.group]: group };
  }
  if (conflict.kind === 'person') {
    const others = application.people.filter(({ id }) => id !== conflict.personId);
    return { ...application, people: conflict.theirs === undefined ? others : [...others, conflict.theirs] };
  }
  const people = application.people.map((person) =>
    person.id === conflict.personId ? { ...person, [conflict.name]: conflict.theirs } : person,
  );
  return { ...application, people };
}

/** Whether two applications are equal in everything a customer can enter. */
export function sameApplication(left: Application, right: Application): boolean {
  if (!groups.every((group) => sameFields(fieldsOf(left, group), fieldsOf(right, group)))) return false;
  if (left.people.length !== right.people.length) return false;
  return left.people.every((person, index) => sameFields(person as Fields, (right.people[index] ?? {}) as Fields));
}
