import { isUtf8 } from 'node:buffer';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** The three headers of Standard Webhooks. */
export interface WebhookHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** Whether a text can sign webhooks: base64, with or without the prefix `whsec_`. */
export function isWebhookSecret(text: string): boolean {
  try {
    return new Webhook(text) instanceof Webhook;
  } catch {
    return false;
  }
}

/**
 * True when one of the secrets (two during a rotation) signed this raw body within the last 300 seconds.
 * Secrets are `whsec_<base64>` or the base64 alone.
 */
export function isSigned(body: Buffer, headers: WebhookHeaders, secrets: readonly string[]): boolean {
  // The library signs text, in which all bytes that are no UTF-8 read the same.
  if (!isUtf8(body)) return false;
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, { ...headers }, { jsonParse: false });
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  });
}
