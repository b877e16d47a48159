import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import type { Request, Router } from 'express';
import type { Logger } from '../logger/logger.js';
import { defaultProblem } from '../problem/default-problems.js';
import { Problem } from '../problem/problem.js';
import { carriedTrace } from '../trace/trace-context.js';
import type { StoredWebhook } from './webhook-inbox.js';
import { measureWaiting } from './waiting-gauge.js';
import { WebhookRelay } from './webhook-relay.js';
import type { WebhookRelayOptions } from './webhook-relay.js';
import { isSigned } from './webhook-signature.js';
import type { WebhookHeaders } from './webhook-signature.js';

export type { WebhookInbox } from './webhook-inbox.js';
export type { WebhookEvent } from './webhook-relay.js';

export interface WebhookReceiverOptions extends WebhookRelayOptions {
  /** One secret, or two while they are rotated. */
  secrets: readonly string[] | (() => Promise<readonly string[]>);
}

export interface WebhookReceiver {
  /** Handles `POST /`; mount it below one of the HTTP application's raw paths. */
  readonly router: Router;
  /** Starts passing stored events to `onEvent`. */
  start(): void;
  /** Handles due webhooks at once. */
  wake(): void;
  /** Waits for running handlers. */
  stop(): Promise<void>;
}

const MAX_BODY_BYTES = 262_144;
/** Time limit for storing, ms; after it the provider has to repeat the webhook. */
const STORE_WITHIN_MS = 1_500;
const EVENT_ID = /^[A-Za-z0-9._:-]{1,200}$/;
/** Seconds since 1970; the library also accepts a text with a number at its start. */
const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURES = /^v\w+,[^\s,]+(?: v\w+,[^\s,]+)*$/;

/**
 * Receives the webhooks of one provider (Standard Webhooks): verifies the signature over the raw body, stores the event
 * once per (provider, event id), answers 204, and handles it afterwards. Forged or stale → 401; no storage → 503.
 */
export function createWebhookReceiver(options: WebhookReceiverOptions): WebhookReceiver {
  const relay = new WebhookRelay(options);
  measureWaiting(options);
  const router = express.Router();
  router.post('/', express.raw({ type: () => true, limit: MAX_BODY_BYTES }), async (request, response) => {
    const webhook = await verified(request, options);
    const isNew = await storeSoon(webhook, options);
    count(options, isNew ? 'stored' : 'duplicate');
    response.status(204).end();
    if (isNew) relay.wake();
  });
  return { router, start: () => relay.start(), wake: () => relay.wake(), stop: () => relay.stop() };
}

async function verified(
  request: Request,
  options: WebhookReceiverOptions,
): Promise<Omit<StoredWebhook, 'id' | 'attempts'>> {
  const { provider, secrets, logger } = options;
  const headers = headersOf(request);
  const body: unknown = request.body;
  const known = typeof secrets === 'function' ? await secrets() : secrets;
  if (headers === undefined || !Buffer.isBuffer(body) || !isSigned(body, headers, known)) {
    count(options, 'forged');
    logger.warn({ provider }, 'webhook refused: its signature is not valid');
    throw new Problem({ ...defaultProblem(401), code: 'webhook-signature', message: 'Die Signatur ist ungültig.' });
  }
  const raw = body.toString('utf8');
  return { provider, eventId: headers['webhook-id'], raw, receivedAt: new Date(), ...carriedTrace() };
}

function headersOf(request: Request): WebhookHeaders | undefined {
  const id = request.get('webhook-id');
  const timestamp = request.get('webhook-timestamp');
  const signature = request.get('webhook-signature');
  if (id === undefined || timestamp === undefined || signature === undefined) return undefined;
  if (!EVENT_ID.test(id) || !TIMESTAMP.test(timestamp) || !SIGNATURES.test(signature)) return undefined;
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}

async function storeSoon(
  webhook: Omit<StoredWebhook, 'id' | 'attempts'>,
  { inbox, logger, provider }: WebhookReceiverOptions,
): Promise<boolean> {
  const late = new AbortController();
  const storing = inbox.store(webhook).catch((error: unknown) => {
    logger.warn({ err: error, provider }, 'webhook could not be stored');
    return undefined;
  });
  const stored = await Promise.race([storing, pause(STORE_WITHIN_MS, undefined, { signal: late.signal })]);
  late.abort();
  if (stored === undefined) throw new Problem({ ...defaultProblem(503), code: 'unavailable' });
  return stored;
}

function count(
  { metrics, provider }: { metrics?: WebhookReceiverOptions['metrics']; provider: string; logger: Logger },
  outcome: string,
): void {
  metrics?.webhookEvents.inc({ provider, outcome });
}
