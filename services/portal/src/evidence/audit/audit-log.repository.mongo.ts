import { insertNew } from '@kontor/platform/mongo/insert-new';
import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model, type QueryFilter } from 'mongoose';
import { toBytes } from '../../case/case-record/case-record.module.js';
import type { AuditLogRepository, EndedEntry, EventFilter, LoggedEntry, QueuedEntry } from './audit-log.repository.js';

const anything = { type: Schema.Types.Mixed, required: true };
const options = { versionKey: false, strict: 'throw', autoIndex: false, minimize: false } as const;

const queueSchema = new Schema<QueuedEntry>(
  {
    _id: { type: String, required: true },
    outcome: { type: String, default: null },
    entry: anything,
    sealed: anything,
  },
  { ...options, strictQuery: false },
).index({ 'entry.at': 1 });

const logSchema = new Schema<LoggedEntry>(
  {
    _id: { type: Number, required: true },
    previous: { type: String, default: '' },
    hash: { type: String, required: true },
    entry: anything,
    sealed: anything,
    removed: { type: Boolean },
  },
  { ...options, strictQuery: false },
)
  .index({ 'entry.key': 1 }, { unique: true })
  .index({ 'entry.at': 1 })
  .index({ 'entry.caseId': 1, _id: -1 })
  .index({ 'entry.category': 1, _id: -1 })
  .index({ 'entry.source': 1, _id: -1 })
  .index({ 'entry.accountId': 1, _id: -1 })
  .index({ 'entry.target': 1, _id: -1 }, { sparse: true });

interface WriterLease {
  readonly _id: string;
  readonly owner: string;
  readonly until: number;
}

const leaseSchema = new Schema<WriterLease>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    until: { type: Number, required: true },
  },
  options,
);

export function defineAuditModels(connection: Connection) {
  return {
    queue: connection.model<QueuedEntry>('AuditQueue', queueSchema, 'audit_queue'),
    log: connection.model<LoggedEntry>('AuditLog', logSchema, 'audit_log'),
    lease: connection.model<WriterLease>('AuditLease', leaseSchema, 'audit_lease'),
  };
}

export type AuditModels = ReturnType<typeof defineAuditModels>;

export function createMongoAuditLogRepository({ queue, log, lease }: AuditModels): AuditLogRepository {
  return {
    queue: (queued) => insertNew(queue, { ...queued, sealed: Buffer.from(queued.sealed) }),
    settle: (key, ended) => settle(queue, key, ended),
    waiting: async (before, limit) => {
      const ready = { $or: [{ outcome: { $ne: null } }, { 'entry.at': { $lt: before } }] };
      const query = queue.find(ready).sort({ 'entry.at': 1, _id: 1 }).limit(limit);
      return (await query.lean<QueuedEntry[]>().exec()).map(withBytes);
    },
    drop: async (keys) => {
      await queue.deleteMany({ _id: { $in: [...keys] } }).exec();
    },
    logged: (keys) => loggedOf(log, keys),
    last: async () => {
      const found = await log.findOne({}).sort({ _id: -1 }).lean<LoggedEntry>().exec();
      return found === null ? null : withBytes(found);
    },
    append: (logged) => {
      const links = logged.map((one) => ({ ...one, sealed: Buffer.from(one.sealed) }));
      return unlessTaken(() => log.insertMany(links, { ordered: true, lean: true }));
    },
    after: async (seq, limit) => {
      const query = log.find({ _id: { $gt: seq } });
      const found = await query.sort({ _id: 1 }).limit(limit).lean<LoggedEntry[]>().exec();
      return found.map(withBytes);
    },
    ...retentionOf(log),
    find: async (filter, { skip, limit }) => {
      const query = queryOf(filter);
      const [found, total] = await Promise.all([
        log.find(query).sort({ _id: -1 }).skip(skip).limit(limit).lean<LoggedEntry[]>().exec(),
        log.countDocuments(query).exec(),
      ]);
      return { entries: found.map(withBytes), total };
    },
    lease: (owner, now, until) => leased(lease, { owner, now, until }),
  };
}

async function loggedOf(log: AuditModels['log'], keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = log.find({ 'entry.key': { $in: [...keys] } }, { 'entry.key': 1 });
  return new Set((await found.lean<LoggedEntry[]>().exec()).map(({ entry }) => entry.key));
}

async function settle(
  queue: AuditModels['queue'],
  key: string,
  { outcome, sealed, target, fields }: EndedEntry,
): Promise<void> {
  const change = {
    outcome,
    ...(sealed === undefined ? {} : { sealed: Buffer.from(sealed) }),
    ...(target === undefined ? {} : { 'entry.target': target }),
    ...(fields === undefined ? {} : { 'entry.fields': fields }),
  };
  await queue.updateOne({ _id: key }, { $set: change }).exec();
}

type RetentionPart = Pick<AuditLogRepository, 'whole' | 'strip' | 'removeAll' | 'lastOf' | 'firstSince'>;

function retentionOf(log: AuditModels['log']): RetentionPart {
  return {
    whole: async (before, category, limit) => {
      const query = { 'entry.at': { $lt: before }, removed: { $ne: true } };
      const found = await log
        .find(category === undefined ? query : { ...query, 'entry.category': category })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<LoggedEntry[]>()
        .exec();
      return found.map(withBytes);
    },
    strip: async ({ _id, entry, sealed }) => {
      await log.updateOne({ _id }, { $set: { entry, sealed: Buffer.from(sealed), removed: true } }).exec();
    },
    removeAll: async ({ from, to }, kept) => {
      const removed = { $ne: kept.except, $lt: kept.from };
      await log.deleteMany({ 'entry.at': { $gte: from, $lt: to }, _id: removed }).exec();
    },
    firstSince: async (time) => {
      const found = log.findOne({ 'entry.at': { $gte: time } }, { _id: 1 }).sort({ _id: 1 });
      return (await found.lean<LoggedEntry>().exec())?._id ?? null;
    },
    lastOf: async ({ from, to }) => {
      const within = { 'entry.at': { $gte: from, $lt: to } };
      const found = await log.findOne(within).sort({ _id: -1 }).lean<LoggedEntry>().exec();
      return found === null ? null : withBytes(found);
    },
  };
}

async function leased(
  lease: Model<WriterLease>,
  { owner, now, until }: { readonly owner: string; readonly now: number; readonly until: number },
): Promise<boolean> {
  const free = { _id: 'writer', $or: [{ owner }, { until: { $lte: now } }] };
  const taken = await lease.updateOne(free, { $set: { owner, until } }).exec();
  return taken.matchedCount > 0 || insertNew(lease, { _id: 'writer', owner, until });
}

function withBytes<T extends { readonly sealed: Uint8Array }>(found: T): T {
  return { ...found, sealed: toBytes(found.sealed) };
}

function queryOf(filter: EventFilter): QueryFilter<LoggedEntry> {
  const { source, category, caseId, after, until, before, without, accountIds, targets } = filter;
  return {
    removed: { $ne: true },
    ...(without === undefined ? {} : { 'entry.category': { $ne: without } }),
    ...(source === undefined ? {} : { 'entry.source': source }),
    ...(category === undefined ? {} : { 'entry.category': category }),
    ...(caseId === undefined ? {} : { 'entry.caseId': caseId }),
    ...(after === undefined && until === undefined
      ? {}
      : { 'entry.at': { $gt: after ?? 0, $lt: until ?? Number.MAX_SAFE_INTEGER } }),
    ...(accountIds === undefined ? {} : { 'entry.accountId': { $in: accountIds } }),
    ...(targets === undefined ? {} : { 'entry.target': { $in: targets } }),
    ...(before === undefined ? {} : { _id: { $lt: before } }),
  };
}
