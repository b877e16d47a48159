import { isSalutation, salutationLabels } from '../list/salutations.js';
import { roleTags } from '../roles/roles.js';

/** One field of an account before and after; missing or null where it was or is not there. */
export interface AccountChange {
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const labels: Readonly<Record<string, string>> = {
  username: 'E-Mail',
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  roles: 'Rollen',
};

/** What differs between two states of a staff account, with German names of fields, roles and salutations. */
export function wordedAccountChanges(changes: readonly AccountChange[]): readonly Required<AccountChange>[] {
  return changes.map(({ name, before, after }) => ({
    name: labels[name] ?? name,
    before: worded(name, before ?? null),
    after: worded(name, after ?? null),
  }));
}

function worded(name: string, value: unknown): unknown {
  if (name === 'roles' && Array.isArray(value)) return roleTags(value.map(String)).join(', ');
  return name === 'salutation' && typeof value === 'string' && isSalutation(value) ? salutationLabels[value] : value;
}
