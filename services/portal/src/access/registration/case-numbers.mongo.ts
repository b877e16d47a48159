import { Schema, type Connection, type Model } from 'mongoose';
import type { CaseNumbers } from './case-numbers.js';

interface Counter {
  readonly _id: string;
  readonly value: number;
}

const schema = new Schema<Counter>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { versionKey: false, strict: 'throw', autoIndex: false },
);

/** Defines the collection; the connection may open later. */
export function defineCounterModel(connection: Connection): Model<Counter> {
  return connection.model<Counter>('Counter', schema, 'counters');
}

/** The first case has the number 1001. */
const offset = 1000;

export function createMongoCaseNumbers(counters: Model<Counter>): CaseNumbers {
  return {
    next: async () => {
      const { value } = await counters
        .findOneAndUpdate({ _id: 'case' }, { $inc: { value: 1 } }, { upsert: true, returnDocument: 'after' })
        .lean<Counter>()
        .orFail()
        .exec();
      return offset + value;
    },
  };
}
