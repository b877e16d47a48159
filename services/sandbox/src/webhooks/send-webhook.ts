import { Webhook } from 'standardwebhooks';
import type { WebhookDelivery } from './delivery.js';

const TIME_LIMIT_MS = 5000;

/** Sends one signed webhook. Returns the receiver's status, or null when there was no answer. */
export async function sendWebhook(delivery: WebhookDelivery, secret: string): Promise<number | null> {
  const { type, data } = delivery.event;
  const body = JSON.stringify({ type, timestamp: delivery.timestamp, data });
  // Each attempt is signed again: receivers refuse a timestamp older than five minutes.
  const signedAt = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': delivery.messageId,
    'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(delivery.messageId, signedAt, body),
  };
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
