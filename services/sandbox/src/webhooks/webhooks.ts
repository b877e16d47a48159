import { randomUUID } from 'node:crypto';
import type { Faults, WebhookMode } from '../faults/faults.js';
import type { Collection, Store } from '../journal/store.js';
import type { Provider } from '../ledger/ledger.js';
import type { WebhookDelivery, WebhookEvent } from './delivery.js';
import { createPostman, type Postman, type WebhookReceivers } from './postman.js';

export interface Webhooks {
  /** Puts an event into the outbox of each receiver; it is sent once the change that caused it is safe. */
  emit(provider: Provider, event: WebhookEvent): void;
  deliveries(): WebhookDelivery[];
  start(): void;
  stop(): void;
}

const SHUFFLE_MS = 500;

export function createWebhooks(deps: { store: Store; faults: Faults; receivers: WebhookReceivers }): Webhooks {
  const { store, faults, receivers } = deps;
  const deliveries: Collection<WebhookDelivery> = store.collection('webhook-deliveries');
  const postman = createPostman(store, receivers);
  const hold = createShuffle(postman);
  return {
    emit: (provider, event) => {
      const mode = faults.get(provider).webhooks;
      for (const url of receivers[provider]?.urlsFor(event.type) ?? []) {
        for (const delivery of createDeliveries({ provider, event, url }, mode)) {
          deliveries.put(delivery.id, delivery);
          if (mode === 'shuffle') hold(delivery);
          else if (delivery.state === 'pending') postman.later(0, () => void postman.deliver(delivery));
        }
      }
    },
    deliveries: () => deliveries.all(),
    start: () => postman.start(),
    stop: () => postman.stop(),
  };
}

/** Holds a provider's webhooks back for a while and sends them in reverse order. */
function createShuffle(postman: Postman): (delivery: WebhookDelivery) => void {
  const held = new Map<Provider, WebhookDelivery[]>();
  const release = async (provider: Provider): Promise<void> => {
    const waiting = held.get(provider) ?? [];
    held.delete(provider);
    for (const delivery of waiting.reverse()) await postman.deliver(delivery);
  };
  return (delivery) => {
    const { provider } = delivery;
    const waiting = held.get(provider);
    held.set(provider, [...(waiting ?? []), delivery]);
    if (!waiting) postman.later(SHUFFLE_MS, () => void release(provider));
  };
}

function createDeliveries(
  about: { provider: Provider; event: WebhookEvent; url: string },
  mode: WebhookMode,
): WebhookDelivery[] {
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  const timestamp = new Date().toISOString();
  const state = mode === 'silent' ? 'silent' : 'pending';
  return Array.from({ length: mode === 'duplicate' ? 2 : 1 }, () => ({
    ...about,
    id: randomUUID(),
    messageId,
    timestamp,
    state,
    attempts: 0,
    lastStatus: null,
  }));
}
