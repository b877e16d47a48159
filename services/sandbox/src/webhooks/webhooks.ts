import { randomUUID } from 'node:crypto';
import type { Faults, WebhookMode } from '../faults/faults.js';
import type { Collection, Store } from '../journal/store.js';
import type { Provider } from '../ledger/ledger.js';
import type { WebhookDelivery, WebhookEvent } from './delivery.js';
import { createWebhookDispatcher, type WebhookDispatcher, type WebhookReceivers } from './webhook-dispatcher.js';

export interface Webhooks {
  /** Adds an event to the outbox of each receiver; it is sent after its change is on disk. */
  emit(provider: Provider, event: WebhookEvent): void;
  deliveries(): WebhookDelivery[];
  start(): void;
  stop(): void;
}

const SHUFFLE_MS = 500;

export function createWebhooks(deps: { store: Store; faults: Faults; receivers: WebhookReceivers }): Webhooks {
  const { store, faults, receivers } = deps;
  const deliveries: Collection<WebhookDelivery> = store.collection('webhook-deliveries');
  const dispatcher = createWebhookDispatcher(store, receivers);
  const hold = createShuffle(dispatcher);
  return {
    emit: (provider, event) => {
      const { reference, parentReference } = event.data;
      const mode = faults.get({ provider, reference: parentReference ?? reference }).webhooks;
      for (const url of receivers[provider]?.urlsFor(event.type) ?? []) {
        for (const delivery of createDeliveries({ provider, event, url }, mode)) {
          deliveries.put(delivery.id, delivery);
          if (mode === 'shuffle') hold(delivery);
          else if (delivery.state === 'pending') dispatcher.later(0, () => void dispatcher.deliver(delivery));
        }
      }
    },
    deliveries: () => deliveries.all(),
    start: () => dispatcher.start(),
    stop: () => dispatcher.stop(),
  };
}

/** Delays a provider's webhooks and sends them in reverse order. */
function createShuffle(dispatcher: WebhookDispatcher): (delivery: WebhookDelivery) => void {
  const held = new Map<Provider, WebhookDelivery[]>();
  const release = async (provider: Provider): Promise<void> => {
    const waiting = held.get(provider) ?? [];
    held.delete(provider);
    for (const delivery of waiting.reverse()) await dispatcher.deliver(delivery);
  };
  return (delivery) => {
    const { provider } = delivery;
    const waiting = held.get(provider);
    held.set(provider, [...(waiting ?? []), delivery]);
    if (!waiting) dispatcher.later(SHUFFLE_MS, () => void release(provider));
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
