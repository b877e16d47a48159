import type { Provider } from '../ledger/ledger.js';

/** Payload of a webhook; never personal data. */
export interface WebhookEvent {
  type: string;
  data: {
    id: string;
    reference: string | null;
    parentId: string | null;
    parentReference: string | null;
    status: string;
  };
}

export interface WebhookDelivery {
  id: string;
  /** The `webhook-id`; the same for a duplicate. */
  messageId: string;
  provider: Provider;
  url: string;
  timestamp: string;
  event: WebhookEvent;
  state: 'pending' | 'delivered' | 'failed' | 'silent';
  attempts: number;
  lastStatus: number | null;
}
