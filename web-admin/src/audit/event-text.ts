import type { EventDetail, EventHistory } from '@kontor/api/audit/audit.schema';
import { wordedAccountChanges } from '@kontor/domain/staff/account-changes';
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

/** What an entry has changed, with German names. */
export function changesOf({ category, content }: Pick<EventDetail, 'category' | 'content'>) {
  const changes = content?.changes ?? [];
  return category === 'role' ? wordedAccountChanges(changes) : changes;
}

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
