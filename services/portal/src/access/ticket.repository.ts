import { Schema, type Connection, type Model } from 'mongoose';

/** A promise to hand out one file once. Its `_id` is the hash of the ticket. */
export interface TicketRecord {
  readonly _id: string;
  readonly sessionId: string;
  /** Path below `/api`. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly used: boolean;
}

export interface TicketRepository {
  insert(record: TicketRecord): Promise<void>;
  find(id: string): Promise<TicketRecord | null>;
  /** Marks a ticket as used; false when somebody did already. */
  use(id: string): Promise<boolean>;
}

type StoredTicket = TicketRecord & { readonly removeAt: Date };

const schema = new Schema<StoredTicket>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    path: { type: String, required: true },
    expiresAt: { type: Number, required: true },
    used: { type: Boolean, required: true },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ removeAt: 1 }, { expireAfterSeconds: 0 });

/** Defines the collection of tickets on a connection that may still be on its way. */
export function defineTicketModel(connection: Connection): Model<StoredTicket> {
  return connection.model<StoredTicket>('DownloadTicket', schema, 'download_tickets');
}

/** Tickets on MongoDB. */
export function createMongoTicketRepository(model: Model<StoredTicket>): TicketRepository {
  return {
    insert: async (record) => {
      await model.create([{ ...record, removeAt: new Date(record.expiresAt) }]);
    },
    find: (id) => model.findOne({ _id: id }).lean<TicketRecord>().exec(),
    use: async (id) => {
      const used = await model
        .findOneAndUpdate({ _id: id, used: false }, { $set: { used: true } }, { returnDocument: 'after' })
        .lean()
        .exec();
      return used !== null;
    },
  };
}

/** Tickets in memory. */
export function createFakeTicketRepository(): TicketRepository {
  const records = new Map<string, TicketRecord>();
  return {
    insert: async (record) => void records.set(record._id, record),
    find: async (id) => records.get(id) ?? null,
    use: async (id) => {
      const record = records.get(id);
      if (record === undefined || record.used) return false;
      records.set(id, { ...record, used: true });
      return true;
    },
  };
}
