import { Schema, type Connection, type Model } from 'mongoose';

/** What a person of operations did by hand. Never erased with a case: it names none but by its number. */
export interface ActRecord {
  readonly _id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
  readonly command: string;
  readonly subject: string;
  readonly reason: string;
  /** Empty until it is known. */
  readonly outcome: string;
}

export interface ActRepository {
  /** Keeps a new act; of a known one only an outcome that is still empty is filled in. */
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
