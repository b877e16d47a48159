import type { EventHistory } from '@kontor/api/audit/audit.schema';

/** The number of the case that an entry refers to: the last part of its reference (R3 §3 "Log entry"). */
export function processIdOf({ bgoIdentification }: Pick<EventHistory, 'bgoIdentification'>): string | null {
  return bgoIdentification?.split('/').at(-1) ?? null;
}

/** Who it was, for the table. */
export function actorOf({ user, source }: Pick<EventHistory, 'user' | 'source'>): string {
  if (user !== null) return user.userName;
  return source === 'user-customer' ? 'Kunde' : 'System';
}
