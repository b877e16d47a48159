import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { EventHistories, EventQuery } from '@kontor/api/audit/audit.schema';
import type { AuditLogRepository, LoggedEntry } from './audit-log.repository.js';
import { sentenceOf, targetAccountOf } from './sentence.js';

interface ListEventsDeps {
  readonly repository: Pick<AuditLogRepository, 'find'>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
  /** The accounts of staff whose name or user name contains a text. */
  readonly named: (text: string) => Promise<readonly string[]>;
}

const hourMs = 3_600_000;

/** A page of the log, the newest first (R3 §7 "event_histories"). */
export function createListEvents({ repository, nameOf, named }: ListEventsDeps) {
  return async (query: EventQuery): Promise<EventHistories> => {
    const { page, itemsPerPage: limit, source, category, caseId, createdAfter, createdBefore, about } = query;
    const after = createdAfter === undefined ? undefined : endOfGermanDay(createdAfter);
    const until = createdBefore === undefined ? undefined : startOfGermanDay(createdBefore);
    const accountIds = await actorsOf(query, named);
    const targets = about === undefined ? undefined : [about, ...(await named(about))];
    const { entries, total } = await repository.find(
      { source, category, caseId, after, until, accountIds, targets },
      { skip: (page - 1) * limit, limit },
    );
    const names = await namesIn(entries, nameOf);
    return {
      '@id': '/event_histories',
      '@type': 'hydra:Collection',
      'hydra:member': entries.map((logged) => rowOf(logged, names)),
      'hydra:totalItems': total,
    };
  };
}

/** The accounts whose entries are asked for; undefined for all. */
async function actorsOf({ person, accountId }: EventQuery, named: ListEventsDeps['named']) {
  if (person === undefined) return accountId === undefined ? undefined : [accountId];
  const ids = await named(person);
  return accountId === undefined ? ids : ids.filter((id) => id === accountId);
}

/** The names of who did something, to whom, and in whose name, by account. */
export async function namesIn(
  entries: readonly LoggedEntry[],
  nameOf: ListEventsDeps['nameOf'],
): Promise<ReadonlyMap<string, string | null>> {
  const named = entries.flatMap(({ entry }) => [entry.accountId, targetAccountOf(entry), entry.onBehalfOf]);
  const ids = [...new Set(named)].filter((id) => typeof id === 'string');
  return new Map(await Promise.all(ids.map(async (id) => [id, await nameOf(id)] as const)));
}

/** The last ms of a day in Germany, so that later entries are those of later days. */
export function endOfGermanDay(day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // From 11 hours after noon UTC, the first hour of the next German day is found by going on.
  let at = noon + 9 * hourMs;
  while (germanyToday(at) === day) at += hourMs;
  return at - 1;
}

/** The first ms of a day in Germany. */
export function startOfGermanDay(day: string): number {
  const before = new Date(Date.parse(`${day}T12:00:00Z`) - 24 * hourMs).toISOString().slice(0, 10);
  return endOfGermanDay(before) + 1;
}

export function rowOf({ _id: id, hash, entry }: LoggedEntry, names: ReadonlyMap<string, string | null>) {
  const { at, accountId, caseId, source, category, action, outcome, role, requestId, fields } = entry;
  return {
    '@id': `/event_histories/${id}`,
    id,
    createdAt: new Date(at).toISOString(),
    source,
    category,
    sentence: sentenceOf(entry, names),
    action,
    outcome,
    role,
    requestId,
    fields: [...fields],
    hash,
    user: accountId === null ? null : { userName: names.get(accountId) ?? accountId },
    bgoIdentification: caseId === null ? null : `/bgo_identifications/${caseId}`,
  };
}
