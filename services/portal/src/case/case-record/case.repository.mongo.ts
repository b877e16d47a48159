import type { CaseId } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import { personalNameForms } from '@kontor/domain/legal-form/personal-name';
import { insertNew } from '@kontor/platform/mongo/insert-new';
import { Schema, type Connection, type Model, type Query, type QueryFilter } from 'mongoose';
import type { CaseContent, CaseFeedback, CaseRecord } from './case-record.js';
import type { CaseMatch, CaseRepository, StatusCount } from './case.repository.js';
import { countCases, listCases, matchFilter, stalled } from './case-search.mongo.js';
import { restored, stored, storedForm, withBytes } from './stored-case.js';

const anything = Schema.Types.Mixed;

const caseSchema = new Schema<CaseRecord>(
  {
    _id: { type: String, required: true },
    number: { type: Number, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Number, required: true },
    accountId: { type: String, default: '' },
    legalForm: { type: String, default: '' },
    companyName: { type: String, default: '' },
    nameSort: { type: String, default: '' },
    sealedName: { type: anything, default: null },
    searchKeys: { type: [String], required: true },
    nameHashes: { type: [String], required: true },
    searchHashes: { type: [String], default: [] },
    postalCode: { type: String, default: null },
    registerHash: { type: String, default: null },
    emailHashes: { type: [String], required: true },
    accountHashes: { type: [String], default: [] },
    createdByBerater: { type: Boolean, required: true },
    kontoId: { type: String, default: '' },
    industryKey: { type: String, default: null },
    status: { type: Number, required: true },
    projectedSeq: { type: Number, required: true },
    snapshot: { type: anything, default: null },
    attention: { type: String, required: true },
    waitingFor: { type: String, default: null },
    waitingSince: { type: Number, required: true },
    history: { type: [anything], required: true },
    outbox: { type: [anything], required: true },
    notes: { type: [anything], required: true },
    form: { type: anything, default: null },
    hidden: { type: Boolean, required: true },
    hasMessages: { type: Boolean, required: true },
    hasUnrevisedMessages: { type: Boolean, required: true },
    hasBankMemos: { type: Boolean, required: true },
    lastMessageAt: { type: Number, default: null },
    lastMessageSide: { type: String, default: null },
    followUpAt: { type: Number, default: null },
    followUps: { type: [anything], default: [] },
    discrepancySteps: { type: [anything], default: [] },
    approvalOpen: { type: Boolean, default: false },
    feedbackRating: { type: Number, default: null },
    feedback: { type: anything, default: null },
    holdRules: { type: [String], default: [] },
    erased: { type: Boolean, required: true },
  },
  { versionKey: false, minimize: false, strict: 'throw', strictQuery: false, autoIndex: false },
)
  .index({ hidden: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ searchKeys: 1 })
  .index({ nameHashes: 1 })
  .index({ searchHashes: 1 })
  .index({ emailHashes: 1 })
  .index({ accountHashes: 1 })
  .index({ registerHash: 1 })
  .index({ nameSort: 1, postalCode: 1 })
  .index({ hidden: 1, nameSort: 1, number: 1 })
  .index({ legalForm: 1, companyName: 1 })
  .index({ 'outbox.dueAt': 1 })
  .index({ attention: 1 })
  .index({ feedbackRating: 1 })
  .index({ waitingFor: 1, waitingSince: 1 })
  .index({ waitingFor: 1, waitingSince: 1, _id: 1 })
  .index({ hasUnrevisedMessages: 1, waitingSince: 1, _id: 1 })
  .index({ followUpAt: 1 })
  .index({ 'snapshot.owner': 1 });

const feedbackFields = { number: 1, hidden: 1, feedbackRating: 1, feedback: 1 } as const;

export function defineCaseModel(connection: Connection): Model<CaseRecord> {
  return connection.model<CaseRecord>('Case', caseSchema, 'cases');
}

export function createMongoCaseRepository(model: Model<CaseRecord>): CaseRepository {
  return {
    find: async (caseId) => {
      const found = await model.findOne({ _id: caseId }).lean<CaseRecord>().exec();
      return found === null ? null : restored(found);
    },
    insert: (document) => insertNew(model, stored(document)),
    change: async (caseId, version, change) => {
      const update = { $set: stored(change), $inc: { version: 1 } };
      return (await model.updateOne({ _id: caseId, version }, update).exec()).matchedCount === 1;
    },
    list: (query) => listCases(model, query),
    contentOf: (caseIds) => contentOf(model, caseIds),
    count: (query) => countCases(model, query),
    statusesInUse: () => statusesInUse(model),
    countByStatus: (before) => countByStatus(model, before),
    ownedBy: (...owned) => ownedBy(model, ...owned),
    existsOther: (caseId, statuses, anyOf) =>
      existsOther(model, { _id: { $ne: caseId }, status: { $in: [...statuses] } }, anyOf),
    withDueMail: (now, limit) =>
      model.find(dueMail(now), { outbox: 1 }).sort({ createdAt: 1, _id: 1 }).limit(limit).lean<CaseRecord[]>().exec(),
    dropMail: async (caseId, mailId) => {
      const update = { $pull: { outbox: { mailId } }, $inc: { version: 1 } };
      return (await model.updateOne({ _id: caseId, 'outbox.mailId': mailId }, update).exec()).matchedCount === 1;
    },
    after: (id, limit) => nextOf(model.find({ _id: { $gt: id as CaseId } }).sort({ _id: 1 }), limit),
    withFeedback: () => withFeedback(model),
    withPersonalName: (limit) => nextOf(model.find(personalNameInClear).sort({ _id: 1 }), limit),
  };
}

/** The next records in the order of a query. */
const nextOf = async (found: Query<unknown[], CaseRecord>, limit: number): Promise<readonly CaseRecord[]> =>
  (await found.limit(limit).lean<CaseRecord[]>().exec()).map(restored);

const personalNameInClear = { legalForm: { $in: [...personalNameForms] }, companyName: { $gt: '' } };

const dueMail = (now: number) => ({ outbox: { $elemMatch: { state: 'due', dueAt: { $lte: now } } } });

async function contentOf(model: Model<CaseRecord>, caseIds: readonly CaseId[]): Promise<readonly CaseContent[]> {
  if (caseIds.length === 0) return [];
  const found = await model
    .find({ _id: { $in: [...caseIds] } }, { history: 1, form: 1 })
    .lean<CaseContent[]>()
    .exec();
  return found.map(({ form, ...content }) => ({ ...content, form: storedForm(form) }));
}

async function withFeedback(model: Model<CaseRecord>): Promise<readonly CaseFeedback[]> {
  const found = await model
    .find({ feedbackRating: { $gte: 0 } }, feedbackFields)
    .lean<CaseFeedback[]>()
    .exec();
  return found.map(withBytes);
}

async function statusesInUse(model: Model<CaseRecord>): Promise<readonly number[]> {
  const statuses: unknown[] = await model.distinct('status', { hidden: false }).exec();
  return statuses.map(Number).sort((a, b) => a - b);
}

async function ownedBy(
  model: Model<CaseRecord>,
  ...[owner, statuses, limit]: Parameters<CaseRepository['ownedBy']>
): Promise<readonly CaseId[]> {
  const owned = { hidden: false, 'snapshot.owner': owner, status: { $in: [...statuses] } };
  const query = model.find(owned, { _id: 1 }).sort({ number: 1 }).limit(limit);
  return (await query.lean<Pick<CaseRecord, '_id'>[]>().exec()).map(({ _id }) => _id);
}

type StatusAndAttention = Pick<StatusCount, 'status' | 'attention'>;

async function countByStatus(model: Model<CaseRecord>, before: number): Promise<readonly StatusCount[]> {
  const group = { $group: { _id: { status: '$status', attention: '$attention' }, count: { $sum: 1 } } };
  const counted = (filter: QueryFilter<CaseRecord>) =>
    model.aggregate<{ _id: StatusAndAttention; count: number }>([{ $match: filter }, group]).exec();
  const [all, late] = await Promise.all([counted({ status: { $lt: caseStatus.archived } }), counted(stalled(before))]);
  const lateAt = new Map(late.map(({ _id: { status }, count }) => [status, count]));
  return [
    ...all.flatMap(({ _id: { status, attention }, count }) => {
      const rest = attention === 'none' ? count - (lateAt.get(status) ?? 0) : count;
      return rest === 0 ? [] : [{ status, attention, count: rest }];
    }),
    ...[...lateAt].map(([status, count]) => ({ status, attention: 'stalled' as const, count })),
  ];
}

async function existsOther(
  model: Model<CaseRecord>,
  others: QueryFilter<CaseRecord>,
  anyOf: readonly CaseMatch[],
): Promise<boolean> {
  if (anyOf.length === 0) return false;
  return (
    (await model
      .findOne({ ...others, $or: anyOf.map(matchFilter) }, { _id: 1 })
      .lean()
      .exec()) !== null
  );
}
