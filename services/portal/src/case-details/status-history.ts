import { businessTitle } from '@kontor/domain/case-wording/business-wording';
import { orderedTitle, statusTitle } from '@kontor/domain/case-wording/status-title';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { fullName } from '@kontor/domain/person/person';
import { personStatusLabel } from '@kontor/domain/person/person-status';
import type { StoredApplication } from '../application/application.module.js';
import type { Finding } from '../case-record/case-record.module.js';
import { contextOf } from './provider-words.js';

export interface HistorySources {
  readonly history: readonly HistoryEntry[];
  /** Null once the case was erased. */
  readonly stored: StoredApplication | null;
  readonly findings: readonly Finding[];
  /** Names of members of staff by account id. */
  readonly staffNames?: ReadonlyMap<string, string>;
}

/** The joined status history, newest first (R2 §3 "Status-history row"). Only staff get the actors. */
export function historyLines(sources: HistorySources, side: 'customer' | 'bank') {
  return [...sources.history]
    .filter(({ type, cause }) => side === 'bank' || (type !== 'solaris' && cause !== 'assign'))
    .sort((a, b) => b.seq - a.seq)
    .map((entry) => ({
      id: entry.seq,
      createdAt: new Date(entry.at).toISOString(),
      identifier: identifierOf(entry, sources.stored),
      title: titleOf(entry, side),
      type: entry.type,
      status: entry.status,
      context: { ...contextOf(entry, sources.findings), ...assignmentOf(entry, sources) },
      ...(side === 'bank' ? actorOf(entry, sources) : {}),
    }));
}

function identifierOf(entry: HistoryEntry, stored: StoredApplication | null): string {
  if (entry.personId === null) return entry.type;
  const person = stored?.application.people.find(({ id }) => id === entry.personId);
  return person === undefined ? entry.personId : fullName(person);
}

function actorOf({ cause, actor, accountId }: HistoryEntry, { staffNames }: HistorySources) {
  return { cause, actor, accountId, actorName: staffNames?.get(accountId ?? '') ?? null };
}

function titleOf({ type, status, cause }: HistoryEntry, side: 'customer' | 'bank'): string {
  if (cause === 'assign') return 'Zuständigkeit geändert';
  switch (type) {
    case 'bgo':
      return cause === 'order' ? orderedTitle(side) : statusTitle(Number(status), side);
    case 'solaris':
      return statusTitle(Number(status), side);
    case 'business':
      return businessTitle(status);
    case 'person':
      return personStatusLabel(status);
  }
}

function assignmentOf({ cause, assignedTo }: HistoryEntry, { staffNames }: HistorySources) {
  if (cause !== 'assign') return {};
  if (assignedTo === undefined) return { notes: 'Niemand ist mehr zuständig.' };
  return { notes: `Zuständig: ${staffNames?.get(assignedTo) ?? 'unbekannt'}` };
}
