import { Schema, type Connection, type Model } from 'mongoose';

/** A manual action of an operator. Never erased with a case, because it contains only its number. */
export interface ActRecord {
  readonly _id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
  readonly command: string;
  readonly subject: string;
  readonly reason: string;
  /** Empty while it is unknown. */
  readonly outcome: string;
}

export interface ActRepository {
  /** Stores a new action; of a known one only an empty outcome is filled in. */
  record(act: ActRecord): Promise<void>;
  /** Newest first. */
  list(limit: number, subject: string | null): Promise<readonly ActRecord[]>;
}

const actSchema = new Schema<ActRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Number, required: true },
    by: { type: String, required: true },
    command: { type: String, required: true },
    subject: { type: String, default: '' },
    reason: { type: String, required: true },
    outcome: { type: String, default: '' },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
)
  .index({ at: -1, _id: -1 })
  .index({ subject: 1, at: -1, _id: -1 });

export function defineActModel(connection: Connection): Model<ActRecord> {
  return connection.model<ActRecord>('Act', actSchema, 'acts');
}

export function createMongoActRepository(model: Model<ActRecord>): ActRepository {
  return {
    record: async ({ _id, outcome, ...act }) => {
      await model.updateOne({ _id }, { $setOnInsert: { ...act, outcome: '' } }, { upsert: true }).exec();
      if (outcome !== '') await model.updateOne({ _id, outcome: '' }, { $set: { outcome } }).exec();
    },
    list: (limit, subject) =>
      model
        .find(subject === null ? {} : { subject })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean<ActRecord[]>()
        .exec(),
  };
}
