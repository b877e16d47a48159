import { Schema, type Connection, type Model } from 'mongoose';
import type { TicketRecord, TicketRepository } from './ticket.repository.js';

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

/** Defines the collection; the connection may open later. */
export function defineTicketModel(connection: Connection): Model<StoredTicket> {
  return connection.model<StoredTicket>('DownloadTicket', schema, 'download_tickets');
}

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
