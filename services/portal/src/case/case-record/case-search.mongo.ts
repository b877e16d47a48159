import { caseAttentions } from '@kontor/domain/case/case-snapshot';
import type { Model, Query, QueryFilter } from 'mongoose';
import { toBytes } from './bytes.js';
import type { CaseListEntry, CaseRecord } from './case-record.js';
import { maxCount, type CaseFilter, type CaseMatch, type CaseQuery } from './case.repository.js';

const rowFields = {
  number: 1,
  createdAt: 1,
  legalForm: 1,
  companyName: 1,
  sealedName: 1,
  status: 1,
  createdByBerater: 1,
  hasMessages: 1,
  hasUnrevisedMessages: 1,
  hasBankMemos: 1,
  hidden: 1,
  attention: 1,
  waitingFor: 1,
  waitingSince: 1,
  lastMessageAt: 1,
  lastMessageSide: 1,
  followUpAt: 1,
  followUps: 1,
  'snapshot.owner': 1,
  'snapshot.slaMs': 1,
  'snapshot.slaSince': 1,
  'snapshot.dueAt': 1,
  'snapshot.startState': 1,
  'snapshot.running': 1,
  'snapshot.persons': 1,
  'snapshot.coreBanking': 1,
  'snapshot.accountOpened': 1,
  approvalOpen: 1,
} as const;

/** A page of the cases that match, and their number up to `maxCount`. */
export async function listCases(
  model: Model<CaseRecord>,
  query: CaseQuery,
): Promise<{ rows: readonly CaseListEntry[]; total: number }> {
  if (query.anyOf?.length === 0) return { rows: [], total: 0 };
  if (isQueue(query)) return listQueue(model, query);
  if (query.sort.field === 'nameSort') return listByName(model, query);
  const filter = listFilter(query);
  const direction = query.sort.descending ? -1 : 1;
  const sorted = model.find(filter, rowFields).sort({ [query.sort.field]: direction, _id: direction });
  const [rows, total] = await Promise.all([rowsOf(sorted, query.skip, query.limit), countUpTo(model, filter)]);
  return { rows, total };
}

async function rowsOf(
  sorted: Query<unknown[], CaseRecord>,
  skip: number,
  limit: number,
): Promise<readonly CaseListEntry[]> {
  if (limit === 0) return [];
  const found = await sorted.skip(skip).limit(limit).lean<CaseListEntry[]>().exec();
  return found.map(({ sealedName = null, ...row }) => ({ ...row, sealedName: sealedName && toBytes(sealedName) }));
}

type Queue = CaseQuery & Required<Pick<CaseQuery, 'inQueueAt'>>;

/** What waits for the bank, the longest first: only there cases that were put aside come back before all others. */
const isQueue = (query: CaseQuery): query is Queue =>
  query.inQueueAt !== undefined && query.sort.field === 'waitingSince' && !query.sort.descending;

/** The cases whose day has come, then all others; two searches, so that each has an index for its order. */
async function listQueue(model: Model<CaseRecord>, query: Queue): ReturnType<typeof listCases> {
  const back = backFilter(query);
  const waiting = { ...listFilter(query, [banksTurn]), followUpAt: null };
  const [backCount, total] = await Promise.all([countUpTo(model, back), countQueue(model, query)]);
  const pageOf = async (
    [found, field]: readonly [QueryFilter<CaseRecord>, 'followUpAt' | 'waitingSince'],
    [skip, limit]: readonly [number, number],
  ): Promise<readonly CaseListEntry[]> =>
    rowsOf(model.find(found, rowFields).sort({ [field]: 1, _id: 1 }), skip, limit);
  const { skip, limit } = query;
  const first = skip < backCount ? await pageOf([back, 'followUpAt'], [skip, limit]) : [];
  const rest = [Math.max(0, skip - backCount), limit - first.length] as const;
  const rows = [...first, ...(await pageOf([waiting, 'waitingSince'], rest))];
  return { rows, total };
}

/** The cases with a name in clear, then all others by number; two searches, so that each has an index for its order. */
async function listByName(model: Model<CaseRecord>, query: CaseQuery): ReturnType<typeof listCases> {
  const filter = listFilter(query);
  const [named, others] = [
    { ...filter, nameSort: { $ne: '' } },
    { ...filter, nameSort: '' },
  ];
  const direction = query.sort.descending ? -1 : 1;
  const pageOf = (found: QueryFilter<CaseRecord>, skip: number, limit: number) =>
    rowsOf(model.find(found, rowFields).sort({ nameSort: direction, number: direction }), skip, limit);
  const { skip, limit } = query;
  const [first, total] = await Promise.all([pageOf(named, skip, limit), countUpTo(model, filter)]);
  if (first.length === limit) return { rows: first, total };
  const before = first.length > 0 ? skip : await countUpTo(model, named);
  const rest = await pageOf(others, Math.max(0, skip - before), limit - first.length);
  return { rows: [...first, ...rest], total };
}

export async function countCases(model: Model<CaseRecord>, query: CaseFilter): Promise<number> {
  if (query.anyOf?.length === 0) return 0;
  const { inQueueAt } = query;
  return inQueueAt === undefined ? countUpTo(model, listFilter(query)) : countQueue(model, { ...query, inQueueAt });
}

/**
 * All that wait for the bank less those put aside, and those that came back: "absent or not later" is no range that an
 * index counts.
 */
async function countQueue(model: Model<CaseRecord>, query: CaseFilter & Pick<Queue, 'inQueueAt'>): Promise<number> {
  const filter = listFilter(query, [banksTurn]);
  const aside = await countUpTo(model, { ...filter, followUpAt: { $gt: 0 } });
  const back = await countUpTo(model, backFilter(query));
  return (await countUpTo(model, filter, maxCount + aside)) - aside + back;
}

/** countDocuments by command uses an index; the equivalent aggregation is not supported by every engine. */
async function countUpTo(
  model: Model<CaseRecord>,
  filter: QueryFilter<CaseRecord>,
  limit: number = maxCount,
): Promise<number> {
  const { db } = model.db;
  if (db === undefined) throw new Error('MongoDB is not connected');
  const { n } = await db.command({ count: model.collection.collectionName, query: filter, limit });
  return Number(n);
}

/** Attention that the process raised. */
const raised = { attention: { $in: caseAttentions.filter((attention) => attention !== 'none') } };

/** Cases without another attention with which the bank could have acted since before a time, ms since 1970. */
export const stalled = (before: number): QueryFilter<CaseRecord> => ({
  attention: 'none',
  waitingFor: 'bank',
  waitingSince: { $lt: before },
  followUpAt: { $not: { $gte: before } },
});

/** The bank's turn, or a message of the customer that nobody has answered. */
const banksTurn: QueryFilter<CaseRecord> = { $or: [{ waitingFor: 'bank' }, { hasUnrevisedMessages: true }] };

/** The day of a case that was put aside has come, whoever it waits for. An earlier build kept the day of an ended one. */
const cameBack = (at: number): QueryFilter<CaseRecord> => ({
  followUpAt: { $gt: 0, $lte: at },
  $or: [{ waitingFor: { $ne: 'timer' } }, { hasUnrevisedMessages: true }],
});

const inQueue = (at: number): QueryFilter<CaseRecord> => ({
  $or: [{ $and: [banksTurn, { followUpAt: null }] }, cameBack(at)],
});

const backFilter = (query: CaseFilter & Pick<Queue, 'inQueueAt'>): QueryFilter<CaseRecord> => ({
  ...listFilter(query, []),
  ...cameBack(query.inQueueAt),
});

/** `queue` is what the queue asks for beside the rest. */
function listFilter(query: CaseFilter, queue = [inQueue(query.inQueueAt ?? 0)]): QueryFilter<CaseRecord> {
  const { statuses, unrevisedOnly, attentionBefore, inQueueAt, putAside, owner, anyOf } = query;
  const all: readonly QueryFilter<CaseRecord>[] = [
    ...(attentionBefore === undefined ? [] : [{ $or: [raised, stalled(attentionBefore)] }]),
    ...(inQueueAt === undefined ? [] : queue),
    ...(anyOf === undefined ? [] : [{ $or: anyOf.map(matchFilter) }]),
  ];
  return {
    hidden: false,
    ...(statuses === undefined ? {} : { status: { $in: [...statuses] } }),
    ...(unrevisedOnly === true ? { hasUnrevisedMessages: true } : {}),
    ...(putAside === true ? { followUpAt: { $gt: 0 } } : {}),
    ...(owner === undefined ? {} : { 'snapshot.owner': owner }),
    ...(all.length === 0 ? {} : { $and: [...all] }),
  };
}

export function matchFilter(match: CaseMatch): QueryFilter<CaseRecord> {
  const { id, nameWords = [], nameHashes, searchHashes, emailHash, accountHash, registerHash } = match;
  const { postalCode, company } = match;
  return {
    ...(id === undefined ? {} : { _id: id }),
    ...(nameWords.length === 0
      ? {}
      : { $and: nameWords.map((word) => ({ searchKeys: { $regex: `^${escaped(word)}` } })) }),
    ...(nameHashes === undefined ? {} : { nameHashes: { $all: [...nameHashes] } }),
    ...(searchHashes === undefined ? {} : { searchHashes: { $all: [...searchHashes] } }),
    ...(emailHash === undefined ? {} : { emailHashes: emailHash }),
    ...(accountHash === undefined ? {} : { accountHashes: accountHash }),
    ...(registerHash === undefined ? {} : { registerHash }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(company === undefined ? {} : { nameSort: company.nameSort, postalCode: company.postalCode }),
  };
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
