import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { insertNew } from '../mongo/insert-new.js';
import { ensureIndexes } from '../mongo/mongo.js';
import type { Mongo } from '../mongo/mongo.js';
import type { StoredWebhook, WebhookInbox } from './webhook-inbox.js';
import { referencesIn } from './webhook-references.js';

interface WebhookDocument extends Omit<StoredWebhook, 'id'> {
  _id: string;
  state: 'pending' | 'done' | 'dead';
  nextAttemptAt: Date;
}

const webhookSchema = new Schema<WebhookDocument>(
  {
    _id: { type: String, required: true },
    provider: { type: String, required: true },
    eventId: { type: String, required: true },
    raw: { type: String, default: '' },
    receivedAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    traceparent: { type: String },
    state: { type: String, required: true, enum: ['pending', 'done', 'dead'] },
    nextAttemptAt: { type: Date, required: true },
  },
  { collection: 'webhook_events', versionKey: false },
).index({ provider: 1, state: 1, nextAttemptAt: 1, _id: 1 });

function modelOn(connection: Connection): Model<WebhookDocument> {
  return connection.models['WebhookEvent'] ?? connection.model<WebhookDocument>('WebhookEvent', webhookSchema);
}

/** Webhooks in the collection `webhook_events` of the service's database. Creates its index when the connection opens. */
export function createMongoWebhookInbox(mongo: Mongo): WebhookInbox {
  const webhooks = modelOn(mongo.connection);
  mongo.onConnected(() => ensureIndexes([webhooks]));
  return {
    ready: () => mongo.ready(),
    store: (webhook) => {
      const _id = `${webhook.provider}:${webhook.eventId}`;
      const due = { attempts: 0, state: 'pending', nextAttemptAt: webhook.receivedAt } as const;
      return insertNew(webhooks, { ...webhook, _id, ...due });
    },
    claim: (provider, times) => claim(webhooks, provider, times),
    waitingSince: (provider) => waitingSince(webhooks, provider),
    done: async (id) => {
      await webhooks.updateOne({ _id: id }, { $set: { state: 'done', raw: '' } });
    },
    retryAt: async (id, at) => {
      await webhooks.updateOne({ _id: id, state: 'pending' }, { $set: { nextAttemptAt: at } });
    },
    dead: async (id) => {
      await webhooks.updateOne({ _id: id }, { $set: { state: 'dead' } });
    },
    requeue: async (id, now) => {
      const due = { $set: { state: 'pending' as const, nextAttemptAt: now } };
      const again = await webhooks.updateOne({ _id: id, state: { $in: ['pending', 'dead'] } }, due);
      if (again.matchedCount > 0) return 'queued';
      return (await webhooks.findOne({ _id: id }).lean()) === null ? 'unknown' : 'handled';
    },
    purge: async (provider, before) =>
      (await webhooks.deleteMany({ provider, state: { $ne: 'pending' }, receivedAt: { $lt: before } })).deletedCount,
    erase: (fits) => eraseWaiting(webhooks, fits),
  };
}

async function claim(
  webhooks: Model<WebhookDocument>,
  provider: string,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<StoredWebhook | undefined> {
  const claimed = await webhooks
    .findOneAndUpdate(
      { provider, state: 'pending', nextAttemptAt: { $lte: now } },
      { $set: { nextAttemptAt: leaseUntil }, $inc: { attempts: 1 } },
      { sort: { nextAttemptAt: 1, _id: 1 }, returnDocument: 'after' },
    )
    .lean();
  return toWebhook(claimed);
}

async function waitingSince(webhooks: Model<WebhookDocument>, provider: string): Promise<Date | undefined> {
  const waiting = { provider, state: 'pending' as const };
  return (await webhooks.findOne(waiting, { receivedAt: 1 }).sort({ receivedAt: 1 }).lean())?.receivedAt;
}

async function eraseWaiting(webhooks: Model<WebhookDocument>, fits: (reference: string) => boolean): Promise<number> {
  const waiting = await webhooks.find({ state: { $in: ['pending', 'dead'] } }, { raw: 1 }).lean();
  const ours = waiting.filter(({ raw }) => referencesIn(raw).some(fits)).map(({ _id }) => _id);
  return ours.length === 0 ? 0 : (await webhooks.deleteMany({ _id: { $in: ours } })).deletedCount;
}

function toWebhook(document: WebhookDocument | null): StoredWebhook | undefined {
  if (document === null) return undefined;
  const { _id, provider, eventId, raw, receivedAt, attempts, traceparent } = document;
  return { id: _id, provider, eventId, raw, receivedAt, attempts, traceparent };
}
