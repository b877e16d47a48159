import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DryRunCaseRecord, DryRunRecord, DryRunRepository } from './dry-run.repository.js';

/** `removeAt` is for the TTL index. */
type Dated<T extends { readonly removeAt: number }> = Omit<T, 'removeAt'> & {
  readonly _id: string;
  readonly removeAt: Date;
};
type StoredRun = Dated<DryRunRecord>;
type StoredCase = Dated<DryRunCaseRecord>;

const options = { versionKey: false, strict: 'throw', strictQuery: false, autoIndex: false } as const;
const count = { type: Number, required: true } as const;

const runSchema = new Schema<StoredRun>(
  {
    _id: { type: String, required: true },
    runId: { type: String, required: true },
    state: { type: String, required: true },
    startedAt: { type: Number, required: true },
    startedBy: { type: String, required: true },
    aliveUntil: { type: Number, required: true },
    endedAt: { type: Number, default: null },
    total: { type: Number, default: null },
    done: { type: Number, required: true },
    isCut: { type: Boolean, required: true },
    counts: {
      type: new Schema(
        { presentOnly: count, newOnly: count, both: count, neither: count, reportMissing: count },
        { _id: false, strict: 'throw' },
      ),
      required: true,
    },
    rules: { type: String, required: true },
    removeAt: { type: Date, required: true },
  },
  options,
).index({ removeAt: 1 }, { expireAfterSeconds: 0 });

const caseSchema = new Schema<StoredCase>(
  {
    _id: { type: String, required: true },
    runId: { type: String, required: true },
    caseId: { type: String, required: true },
    position: { type: Number, required: true },
    group: { type: String, required: true },
    presentRules: { type: [String], required: true },
    newRules: { type: [String], required: true },
    removeAt: { type: Date, required: true },
  },
  options,
)
  .index({ runId: 1, group: 1, position: 1 })
  .index({ caseId: 1 })
  .index({ removeAt: 1 }, { expireAfterSeconds: 0 });

export interface DryRunModels {
  readonly runs: Model<StoredRun>;
  readonly cases: Model<StoredCase>;
}

export function defineDryRunModels(connection: Connection): DryRunModels {
  return {
    runs: connection.model<StoredRun>('HoldDryRun', runSchema, 'hold_dry_runs'),
    cases: connection.model<StoredCase>('HoldDryRunCase', caseSchema, 'hold_dry_run_cases'),
  };
}

/** One document is the last run, so that two cannot be running. */
const last = 'last';

export function createMongoDryRunRepository({ runs, cases }: DryRunModels): DryRunRepository {
  return {
    start: async (run) => {
      const fields = { ...run, removeAt: new Date(run.removeAt) };
      const ended = { _id: last, aliveUntil: { $lte: run.startedAt } };
      // Beside a living run the upsert would insert.
      const isStarted = await unlessTaken(() => runs.updateOne(ended, { $set: fields }, { upsert: true }).exec());
      if (isStarted) await cases.deleteMany({ runId: { $ne: run.runId } }).exec();
      return isStarted;
    },
    newest: async (now) => {
      const found = await runs.findOne({ _id: last }).lean<StoredRun>().exec();
      return found === null || found.removeAt.getTime() <= now ? null : withoutId(found);
    },
    report: async (runId, progress) =>
      (await runs.updateOne({ _id: last, runId, state: 'running' }, { $set: progress }).exec()).matchedCount === 1,
    end: async (runId, state, at) => {
      const ended = { $set: { state, endedAt: at, aliveUntil: 0 } };
      return (await runs.updateOne({ _id: last, runId, state: 'running' }, ended).exec()).matchedCount === 1;
    },
    addCases: async (added) => {
      if (added.length === 0) return;
      await cases.insertMany(
        added.map((one) => ({ ...one, _id: `${one.runId}/${one.caseId}`, removeAt: new Date(one.removeAt) })),
      );
    },
    cases: async (runId, { group, skip, limit }) => {
      const query = cases.find({ runId, group }).sort({ position: 1 }).skip(skip).limit(limit);
      return (await query.lean<StoredCase[]>().exec()).map(withoutId);
    },
    eraseCase: async (caseId) => {
      await cases.deleteMany({ caseId }).exec();
    },
  };
}

function withoutId<T extends { readonly _id: string; readonly removeAt: Date }>({ _id, removeAt, ...fields }: T) {
  return { ...fields, removeAt: removeAt.getTime() };
}
