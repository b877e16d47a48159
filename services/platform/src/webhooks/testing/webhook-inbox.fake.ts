import type { StoredWebhook, WebhookInbox } from '../webhook-inbox.js';
import { referencesIn } from '../webhook-references.js';

type Entry = StoredWebhook & { state: 'pending' | 'done' | 'dead'; nextAttemptAt: Date };

/** Webhooks in memory, for tests; held to the same contract as those in MongoDB. */
export function createFakeWebhookInbox(): WebhookInbox {
  const entries = new Map<string, Entry>();
  const change = (id: string, changes: Partial<Entry>) => {
    const entry = entries.get(id);
    if (entry !== undefined) entries.set(id, { ...entry, ...changes });
  };
  return {
    ready: async () => undefined,
    store: async (webhook) => {
      const id = `${webhook.provider}:${webhook.eventId}`;
      if (entries.has(id)) return false;
      entries.set(id, { ...webhook, id, attempts: 0, state: 'pending', nextAttemptAt: webhook.receivedAt });
      return true;
    },
    claim: async (provider, { now, leaseUntil }) => {
      const due = [...entries.values()]
        .filter((entry) => entry.provider === provider && entry.state === 'pending' && entry.nextAttemptAt <= now)
        .sort((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime() || a.id.localeCompare(b.id))[0];
      if (due === undefined) return undefined;
      change(due.id, { nextAttemptAt: leaseUntil, attempts: due.attempts + 1 });
      const { id, eventId, raw, receivedAt, traceparent } = due;
      return { id, provider, eventId, raw, receivedAt, attempts: due.attempts + 1, traceparent };
    },
    waitingSince: async (provider) =>
      [...entries.values()]
        .filter((entry) => entry.provider === provider && entry.state === 'pending')
        .map(({ receivedAt }) => receivedAt)
        .sort((a, b) => a.getTime() - b.getTime())[0],
    done: async (id) => change(id, { state: 'done', raw: '' }),
    retryAt: async (id, at) => change(id, { nextAttemptAt: at }),
    dead: async (id) => change(id, { state: 'dead' }),
    requeue: async (id, now) => {
      const entry = entries.get(id);
      if (entry === undefined) return 'unknown';
      if (entry.state === 'done') return 'handled';
      change(id, { state: 'pending', nextAttemptAt: now });
      return 'queued';
    },
    purge: async (provider, before) => {
      const old = [...entries.values()].filter(
        (entry) => entry.provider === provider && entry.state !== 'pending' && entry.receivedAt < before,
      );
      for (const entry of old) entries.delete(entry.id);
      return old.length;
    },
    erase: async (fits) => {
      const ours = [...entries.values()].filter(({ state, raw }) => state !== 'done' && referencesIn(raw).some(fits));
      for (const { id } of ours) entries.delete(id);
      return ours.length;
    },
  };
}
