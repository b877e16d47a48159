import type { FrozenForm } from '../case-command.js';
import type { CasePerson } from '../case-state.js';

const fresh = { status: 'created', check: null, conclusive: false, checkRef: null, attemptsLeft: null } as const;

/** The persons of a form; those known already keep what is known of them. */
export function personsOf(known: readonly CasePerson[], form: FrozenForm): readonly CasePerson[] {
  return form.persons.map((seed) => {
    const before = known.find((person) => person.personId === seed.personId);
    return { ...fresh, source: form.source, ...before, ...seed };
  });
}
