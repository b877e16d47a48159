import type { EventDetail, EventHistory } from '@kontor/api/audit/audit.schema';
import { roleTags } from '@kontor/domain/roles/roles';
import type { Fact } from './FactList.js';

/** The number of the case that an entry refers to: the last part of its reference (R3 §3 "Log entry"). */
export function processIdOf({ bgoIdentification }: Pick<EventHistory, 'bgoIdentification'>): string | null {
  return bgoIdentification?.split('/').at(-1) ?? null;
}

/** Who it was. */
export function actorOf({ user, source }: Pick<EventHistory, 'user' | 'source'>): string {
  if (user !== null) return user.userName;
  return source === 'user-customer' ? 'Kunde' : 'System';
}

const accountLabels: Readonly<Record<string, string>> = {
  username: 'E-Mail',
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  roles: 'Rollen',
};

/** What an entry has changed, with German names. */
export function changesOf({ category, content }: Pick<EventDetail, 'category' | 'content'>) {
  const changes = content?.changes ?? [];
  if (category !== 'role') return changes;
  return changes.map(({ name, before, after }) => {
    const worded = (value: unknown): unknown => (name === 'roles' ? rolesText(value) : value);
    return { name: accountLabels[name] ?? name, before: worded(before), after: worded(after) };
  });
}

const rolesText = (roles: unknown): unknown => (Array.isArray(roles) ? roleTags(roles.map(String)).join(', ') : roles);

const givenLabels: Readonly<Record<string, string>> = {
  status: 'Neuer Status',
  reason: 'Grund',
  comment: 'Bemerkung',
  message: 'Nachricht',
};

/** What was given for an act on a case, line by line. */
export function givenFacts(given: unknown): readonly Fact[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).map(([name, value]) => [
    givenLabels[name] ?? name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
