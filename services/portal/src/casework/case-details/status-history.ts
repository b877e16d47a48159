import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { businessTitle } from '@kontor/domain/case-wording/business-wording';
import { orderedTitle, statusTitle } from '@kontor/domain/case-wording/status-title';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { fullName } from '@kontor/domain/person/person';
import { personStatusLabel } from '@kontor/domain/person/person-status';
import type { ContractFileTrace, StoredApplication } from '../../applicant/application/application.module.js';
import type { ProviderFinding } from '../../case/case-record/case-record.module.js';
import { contextOf } from './provider-words.js';

export interface HistorySources {
  readonly history: readonly HistoryEntry[];
  /** Null once the case was erased. */
  readonly stored: StoredApplication | null;
  readonly findings: readonly ProviderFinding[];
  /** Names of members of staff by account id. */
  readonly staffNames?: ReadonlyMap<string, string>;
  readonly contracts?: readonly ContractFileTrace[];
  readonly followUps?: readonly FollowUpTrace[];
}

/** A case was put aside until a time (ms since 1970), or taken back (null). */
export interface FollowUpTrace {
  readonly at: number;
  readonly accountId: string;
  readonly until: number | null;
  readonly reason: string | null;
}

/**
 * The joined status history, newest first (R2 §3 "Status-history row"). Only staff get the actors, and what was done with
 * contracts.
 */
export function historyLines(sources: HistorySources, side: 'customer' | 'bank') {
  const lines = [...sources.history]
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
  if (side === 'customer') return lines;
  return [...lines, ...contractLines(sources), ...followUpLines(sources)].sort(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}

const contractTitles: Readonly<Record<ContractFileTrace['act'], string>> = {
  uploaded: 'Vertragsunterlage hochgeladen',
  replaced: 'Vertragsunterlage ersetzt',
  removed: 'Vertragsunterlage gelöscht',
};

/** Lines of the portal itself; their ids are below those of the process. */
function contractLines({ contracts = [], staffNames }: HistorySources) {
  return contracts.map(({ act, at, accountId, name }, index) => ({
    id: -1 - index,
    createdAt: new Date(at).toISOString(),
    identifier: name,
    title: contractTitles[act],
    type: 'contract',
    status: act,
    context: null,
    ...{ cause: 'contractFile', actor: 'staff', accountId, actorName: staffNames?.get(accountId) ?? null },
  }));
}

/** Below the ids of contract lines. */
const firstFollowUpId = -10_001;

function followUpLines({ followUps = [], staffNames }: HistorySources) {
  return followUps.map(({ at, accountId, until, reason }, index) => ({
    id: firstFollowUpId - index,
    createdAt: new Date(at).toISOString(),
    identifier: 'followUp',
    title: until === null ? 'Wiedervorlage beendet' : 'Wiedervorlage gesetzt',
    type: 'followUp',
    status: until === null ? 'cleared' : 'set',
    context: until === null ? null : { notes: `${formatGermanDate(germanyToday(until))}: ${reason ?? ''}` },
    ...{ cause: 'followUp', actor: 'staff', accountId, actorName: staffNames?.get(accountId) ?? null },
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
