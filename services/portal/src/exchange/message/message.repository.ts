import type { CaseId } from '@kontor/domain/case/case-id';
import type { MessageSide } from '@kontor/domain/message/message';
import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { toBytes } from '../../case/case-record/case-record.module.js';

/** A message between customer and bank; its text is sealed under the case's key. */
export interface MessageRecord {
  /** Random, or derived from the key of the request, so that a repeated request writes once. */
  readonly _id: string;
  readonly caseId: CaseId;
  readonly side: MessageSide;
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether the bank has revised a customer's message, with all of its files. */
  readonly revised: boolean;
  readonly sealed: Uint8Array;
}

export interface MessageRepository {
  /** False when the message exists already. */
  insert(message: MessageRecord): Promise<boolean>;
  find(id: string): Promise<MessageRecord | null>;
  setRevised(id: string, revised: boolean): Promise<void>;
  hasUnrevised(caseId: CaseId): Promise<boolean>;
  /** Oldest first, at most the newest thousand. */
  ofCase(caseId: CaseId): Promise<readonly MessageRecord[]>;
  erase(caseId: CaseId): Promise<void>;
}

const messageSchema = new Schema<MessageRecord>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    side: { type: String, required: true },
    accountId: { type: String, default: '' },
    createdAt: { type: Number, required: true },
    revised: { type: Boolean, required: true },
    sealed: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ caseId: 1, createdAt: -1, _id: -1 });

export function defineMessageModel(connection: Connection): Model<MessageRecord> {
  return connection.model<MessageRecord>('Message', messageSchema, 'messages');
}

export const maxMessages = 1000;

function restored(record: MessageRecord): MessageRecord {
  return { ...record, sealed: toBytes(record.sealed) };
}

export function createMongoMessageRepository(model: Model<MessageRecord>): MessageRepository {
  return {
    insert: (message) => unlessTaken(() => model.create([{ ...message, sealed: Buffer.from(message.sealed) }])),
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<MessageRecord>().exec();
      return found === null ? null : restored(found);
    },
    setRevised: async (id, revised) => {
      await model.updateOne({ _id: id }, { $set: { revised } }).exec();
    },
    hasUnrevised: async (caseId) =>
      (await model.findOne({ caseId, side: 'USER', revised: false }).lean().exec()) !== null,
    ofCase: async (caseId) => {
      const found = await model
        .find({ caseId })
        .sort({ createdAt: -1, _id: -1 })
        .limit(maxMessages)
        .lean<MessageRecord[]>()
        .exec();
      return found.map(restored).reverse();
    },
    erase: async (caseId) => {
      await model.deleteMany({ caseId }).exec();
    },
  };
}
