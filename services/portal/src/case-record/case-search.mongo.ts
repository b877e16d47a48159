import { caseAttentions } from '@kontor/domain/case/case-snapshot';
import type { Model, QueryFilter } from 'mongoose';
import type { CaseListEntry, CaseRecord } from './case-record.js';
import { maxCount, type CaseFilter, type CaseMatch, type CaseQuery } from './case.repository.js';

const rowFields = {
  number: 1,
  createdAt: 1,
  legalForm: 1,
  companyName: 1,
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
  'snapshot.owner': 1,
  'snapshot.slaMs': 1,
  'snapshot.slaSince': 1,
} as const;

/** A page of the cases that match, and their number up to `maxCount`. */
export async function listCases(
  model: Model<CaseRecord>,
  query: CaseQuery,
): Promise<{ rows: readonly CaseListEntry[]; total: number }> {
  if (query.anyOf?.length === 0) return { rows: [], total: 0 };
  const filter = listFilter(query);
  const direction = query.sort.descending ? -1 : 1;
  const [rows, total] = await Promise.all([
    model
      .find(filter, rowFields)
      .sort({ [query.sort.field]: direction, _id: direction })
      .skip(query.skip)
      .limit(query.limit)
      .lean<CaseListEntry[]>()
      .exec(),
    countUpTo(model, filter),
  ]);
  return { rows, total };
}

export async function countCases(model: Model<CaseRecord>, query: CaseFilter): Promise<number> {
  return query.anyOf?.length === 0 ? 0 : countUpTo(model, listFilter(query));
}

/** countDocuments by command uses an index; the equivalent aggregation is not supported by every engine. */
async function countUpTo(model: Model<CaseRecord>, filter: QueryFilter<CaseRecord>): Promise<number> {
  const { db } = model.db;
  if (db === undefined) throw new Error('MongoDB is not connected');
  const { n } = await db.command({ count: model.collection.collectionName, query: filter, limit: maxCount });
  return Number(n);
}

/** Attention that the process raised. */
const raised = { attention: { $in: caseAttentions.filter((attention) => attention !== 'none') } };

/** Cases without another attention that wait for the bank since before a time, ms since 1970. */
export const stalled = (before: number): QueryFilter<CaseRecord> => ({
  attention: 'none',
  waitingFor: 'bank',
  waitingSince: { $lt: before },
});

/** The bank's turn, or a message of the customer that nobody has answered. */
const banksTurn: QueryFilter<CaseRecord> = { $or: [{ waitingFor: 'bank' }, { hasUnrevisedMessages: true }] };

function listFilter(query: CaseFilter): QueryFilter<CaseRecord> {
  const { statuses, unrevisedOnly, attentionBefore, inQueueAt, owner, anyOf } = query;
  const all: readonly QueryFilter<CaseRecord>[] = [
    ...(attentionBefore === undefined ? [] : [{ $or: [raised, stalled(attentionBefore)] }]),
    ...(inQueueAt === undefined ? [] : [banksTurn, { followUpAt: { $not: { $gt: inQueueAt } } }]),
    ...(anyOf === undefined ? [] : [{ $or: anyOf.map(matchFilter) }]),
  ];
  return {
    hidden: false,
    ...(statuses === undefined ? {} : { status: { $in: [...statuses] } }),
    ...(unrevisedOnly === true ? { hasUnrevisedMessages: true } : {}),
    ...(owner === undefined ? {} : { 'snapshot.owner': owner }),
    ...(all.length === 0 ? {} : { $and: [...all] }),
  };
}

export function matchFilter(match: CaseMatch): QueryFilter<CaseRecord> {
  const { id, nameWords = [], nameHashes, searchHashes, emailHash, registerHash, company } = match;
  return {
    ...(id === undefined ? {} : { _id: id }),
    ...(nameWords.length === 0
      ? {}
      : { $and: nameWords.map((word) => ({ searchKeys: { $regex: `^${escaped(word)}` } })) }),
    ...(nameHashes === undefined ? {} : { nameHashes: { $all: [...nameHashes] } }),
    ...(searchHashes === undefined ? {} : { searchHashes: { $all: [...searchHashes] } }),
    ...(emailHash === undefined ? {} : { emailHashes: emailHash }),
    ...(registerHash === undefined ? {} : { registerHash }),
    ...(company === undefined ? {} : { nameSort: company.nameSort, postalCode: company.postalCode }),
  };
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
