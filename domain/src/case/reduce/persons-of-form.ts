import type { FrozenForm } from '../case-command.js';
import type { CasePerson } from '../case-state.js';

/** The persons of a form; those known already keep what is known of them. */
export function personsOf(known: readonly CasePerson[], form: FrozenForm): readonly CasePerson[] {
  return form.persons.map((seed) => {
    const before = known.find((person) => person.personId === seed.personId);
    const fresh = { source: form.source, status: 'created', check: null, conclusive: false, checkRef: null } as const;
    return { ...fresh, ...before, ...seed };
  });
}
