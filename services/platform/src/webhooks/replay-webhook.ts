import type { Requeued, WebhookInbox } from './webhook-inbox.js';

/** Queues a stored webhook again, for operations; `wake` starts its handling at once. */
export function createReplayWebhook(inbox: Pick<WebhookInbox, 'requeue'>, wake: () => void) {
  return async (provider: string, eventId: string): Promise<Requeued> => {
    const requeued = await inbox.requeue(`${provider}:${eventId}`, new Date());
    if (requeued === 'queued') wake();
    return requeued;
  };
}
