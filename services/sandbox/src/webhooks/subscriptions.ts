import { randomUUID } from 'node:crypto';
import type { Collection, Store } from '../journal/store.js';

export const BANKING_EVENT_TYPES = [
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
export type BankingEventType = (typeof BANKING_EVENT_TYPES)[number];

export interface Subscription {
  id: string;
  type: BankingEventType;
  url: string;
  createdAt: string;
}

export interface Subscriptions {
  all(): Subscription[];
  add(type: BankingEventType, url: string): { subscription: Subscription; isNew: boolean };
  remove(id: string): boolean;
  removeAll(): void;
  /** The receivers of an event type, or null when nobody subscribed to it. */
  urlsFor(type: string): string[] | null;
}

/** The banking provider's webhook subscriptions. */
export function createSubscriptions(store: Store): Subscriptions {
  const subscriptions: Collection<Subscription> = store.collection('webhook-subscriptions');
  return {
    all: () => subscriptions.all(),
    add: (type, url) => {
      const existing = subscriptions.all().find((entry) => entry.type === type && entry.url === url);
      if (existing) return { subscription: existing, isNew: false };
      const subscription = {
        id: `whs_${randomUUID().replaceAll('-', '')}`,
        type,
        url,
        createdAt: new Date().toISOString(),
      };
      subscriptions.put(subscription.id, subscription);
      return { subscription, isNew: true };
    },
    remove: (id) => {
      if (!subscriptions.get(id)) return false;
      subscriptions.remove(id);
      return true;
    },
    removeAll: () => subscriptions.all().forEach((entry) => subscriptions.remove(entry.id)),
    urlsFor: (type) => {
      const urls = subscriptions
        .all()
        .filter((entry) => entry.type === type)
        .map((entry) => entry.url);
      return urls.length > 0 ? urls : null;
    },
  };
}
