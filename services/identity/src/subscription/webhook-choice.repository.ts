import type { Mongo } from '@kontor/platform/mongo/mongo';
import { Schema } from 'mongoose';
import type { WebhookChoice } from './webhook-choice.js';

const choiceSchema = new Schema<{ _id: string; areWanted: boolean }>(
  { _id: { type: String, required: true }, areWanted: { type: Boolean, required: true } },
  { versionKey: false },
);
const _id = 'banking';

/** The choice in MongoDB, for all instances of the service and after a restart. */
export function createWebhookChoice(mongo: Mongo): WebhookChoice {
  const Choice = mongo.connection.model('WebhookChoice', choiceSchema, 'webhook_choices');
  return {
    areWanted: async () => (await Choice.findById(_id).lean())?.areWanted ?? true,
    choose: async (areWanted) => {
      await Choice.updateOne({ _id }, { $set: { areWanted } }, { upsert: true });
    },
  };
}
