import type { Collection, Store } from '../journal/store.js';
import type { Provider } from '../ledger/ledger.js';
import type { WebhookDelivery } from './delivery.js';
import { sendWebhook } from './send-webhook.js';

/** Signing secret and receivers of one provider. `core-banking` has none. */
export type WebhookReceivers = Partial<Record<Provider, { secret: string; urlsFor: (type: string) => string[] }>>;

export interface WebhookDispatcher {
  /** Sends it after its change is on disk, and retries until it is accepted. */
  deliver(delivery: WebhookDelivery): Promise<void>;
  /** Runs something later, unless the dispatcher has been stopped. */
  later(delayMs: number, run: () => void): void;
  start(): void;
  stop(): void;
}

const MAX_ATTEMPTS = 10;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 60_000;

export function createWebhookDispatcher(store: Store, receivers: WebhookReceivers): WebhookDispatcher {
  const deliveries: Collection<WebhookDelivery> = store.collection('webhook-deliveries');
  const timers = new Set<NodeJS.Timeout>();
  let isRunning = false;

  const later = (delayMs: number, run: () => void): void => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
  };
  const deliver = async (delivery: WebhookDelivery): Promise<void> => {
    await store.settled();
    const receiver = receivers[delivery.provider];
    const status = receiver ? await sendWebhook(delivery, receiver.secret) : null;
    if (!isRunning) return;
    const next = afterAttempt(delivery, status);
    deliveries.put(next.id, next);
    if (next.state === 'pending') later(pauseAfter(next.attempts), () => void deliver(next));
  };
  return {
    deliver,
    later,
    start: () => {
      isRunning = true;
      const pending = deliveries.all().filter((delivery) => delivery.state === 'pending');
      pending.forEach((delivery) => later(0, () => void deliver(delivery)));
    },
    stop: () => {
      isRunning = false;
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}

function afterAttempt(delivery: WebhookDelivery, status: number | null): WebhookDelivery {
  const attempts = delivery.attempts + 1;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const state = isDelivered ? 'delivered' : attempts >= MAX_ATTEMPTS ? 'failed' : 'pending';
  return { ...delivery, attempts, lastStatus: status, state };
}

function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}
