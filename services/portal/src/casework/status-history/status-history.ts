import { businessTitle } from '@kontor/domain/case-wording/business-wording';
import { orderedTitle, statusTitle } from '@kontor/domain/case-wording/status-title';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { reminderTitle } from '@kontor/domain/case-wording/reminder-wording';
import { fullName } from '@kontor/domain/person/person';
import { personStatusLabel } from '@kontor/domain/person/person-status';
import type { StoredApplication } from '../../applicant/application/application.module.js';
import { bankLines, type BankTraces } from './bank-lines.js';
import { contextOf } from './provider-words.js';

export interface HistorySources extends BankTraces {
  readonly history: readonly HistoryEntry[];
  /** Null once the case was erased. */
  readonly stored: StoredApplication | null;
  /** The texts that staff gave with commands, by the number of the line. */
  readonly reasons?: ReadonlyMap<number, string>;
}

/**
 * The joined status history, newest first (R2 §3 "Status-history row"). Only staff get the actors, their reasons, and what
 * the bank did beside the process.
 */
export function historyLines(sources: HistorySources, side: 'customer' | 'bank') {
  const lines = [...sources.history]
    .filter(({ type, cause }) => side === 'bank' || (type !== 'solaris' && !onlyForBank.includes(cause)))
    .sort((a, b) => b.seq - a.seq)
    .map((entry) => ({
      id: entry.seq,
      createdAt: new Date(entry.at).toISOString(),
      identifier: identifierOf(entry, sources.stored),
      title: titleOf(entry, side),
      type: entry.type,
      status: entry.status,
      context: {
        ...contextOf(entry, sources.findings),
        ...assignmentOf(entry, sources),
        ...(side === 'bank' ? reasonOf(entry, sources) : {}),
      },
      ...(side === 'bank' ? actorOf(entry, sources) : {}),
    }));
  if (side === 'customer') return lines;
  return [...lines, ...bankLines(sources)].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** Causes of lines that customers do not read. */
const onlyForBank: readonly string[] = ['assign', 'pauseReminders', 'resumeReminders'];

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
  const aboutReminders = reminderTitle(cause);
  if (aboutReminders !== null) return aboutReminders;
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

/** Why it was done, as the clerk gave it. */
function reasonOf({ type, seq }: HistoryEntry, { reasons }: HistorySources) {
  const notes = type === 'bgo' ? reasons?.get(seq) : undefined;
  return notes === undefined ? {} : { notes };
}

function assignmentOf({ cause, assignedTo }: HistoryEntry, { staffNames }: HistorySources) {
  if (cause !== 'assign') return {};
  if (assignedTo === undefined) return { notes: 'Niemand ist mehr zuständig.' };
  return { notes: `Zuständig: ${staffNames?.get(assignedTo) ?? 'unbekannt'}` };
}
