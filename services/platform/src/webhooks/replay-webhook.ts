import type { Requeued, WebhookInbox } from './webhook-inbox.js';

/** Takes a stored webhook up again, for operations; `wake` lets the receivers look for it at once. */
export function createReplayWebhook(inbox: Pick<WebhookInbox, 'requeue'>, wake: () => void) {
  return async (provider: string, eventId: string): Promise<Requeued> => {
    const requeued = await inbox.requeue(`${provider}:${eventId}`, new Date());
    if (requeued === 'queued') wake();
    return requeued;
  };
}
