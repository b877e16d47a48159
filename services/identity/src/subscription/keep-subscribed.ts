import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@kontor/platform/logger/logger';
import type { BankingProvider } from '../provider/banking-provider.js';
import type { WebhookChoice } from './webhook-choice.js';

/** Event types of the banking provider (R3 §4.5: healthy only with nine subscriptions). */
export const subscribedTypes = [
  'business.updated',
  'business.cancelled',
  'business_document.received',
  'business_identification.updated',
  'legal_representative.updated',
  'beneficial_owner.updated',
  'person.updated',
  'person.deleted',
  'person_identification.updated',
] as const;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface Subscriber {
  readonly banking: Pick<BankingProvider, 'subscriptions' | 'subscribe' | 'unsubscribe'>;
  /** Our address for its webhooks. */
  readonly url: string;
  readonly choice: Pick<WebhookChoice, 'areWanted'>;
  readonly logger: Logger;
}

/** Subscribes what is missing; repeatable. */
export async function subscribeAll({ banking, url }: Pick<Subscriber, 'banking' | 'url'>): Promise<void> {
  const present = new Set((await ownSubscriptions({ banking, url })).map(({ type }) => type));
  for (const type of subscribedTypes) {
    if (!present.has(type)) await banking.subscribe({ type, url });
  }
}

/** Ends all our subscriptions; repeatable. */
export async function unsubscribeAll(subscriber: Pick<Subscriber, 'banking' | 'url'>): Promise<void> {
  for (const { id } of await ownSubscriptions(subscriber)) await subscriber.banking.unsubscribe(id);
}

/** The subscriptions that lead to our address. */
export async function ownSubscriptions({ banking, url }: Pick<Subscriber, 'banking' | 'url'>) {
  return (await banking.subscriptions()).filter((subscription) => subscription.url === url);
}

/** Subscribes in the background, unless the webhooks were removed; retries until all are accepted or `stop` is called. */
export function keepSubscribed(subscriber: Subscriber): { stop: () => void; done: Promise<void> } {
  const stopping = new AbortController();
  const subscribing = async () => {
    for (let wait = FIRST_PAUSE_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        if (!(await subscriber.choice.areWanted())) return;
        await subscribeAll(subscriber);
        subscriber.logger.info({ subscriptions: subscribedTypes.length }, 'webhooks are subscribed');
        return;
      } catch (error) {
        subscriber.logger.warn({ err: error, againInMs: wait }, 'webhooks could not be subscribed');
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  return { stop: () => stopping.abort(), done: subscribing() };
}
