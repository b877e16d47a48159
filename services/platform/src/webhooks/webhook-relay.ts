import * as z from 'zod';
import { isHarmlessJson } from '../http/json-guard.js';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { inSpan } from '../trace/span.js';
import type { RunningSpan } from '../trace/span.js';
import type { StoredWebhook, WebhookInbox } from './webhook-inbox.js';

export interface WebhookEvent {
  readonly provider: string;
  readonly eventId: string;
  /** The provider's name of the event type. */
  readonly type: string;
  /** The provider's unchecked payload: only a hint, the state is fetched from the provider. */
  readonly data: unknown;
  readonly receivedAt: Date;
  /** 1 for the first. */
  readonly attempt: number;
}

export interface WebhookRelayOptions {
  provider: string;
  inbox: WebhookInbox;
  /** Handles one event; repeated with growing pauses when it throws. It may be called twice for one event. */
  onEvent: (event: WebhookEvent) => Promise<void>;
  logger: Logger;
  metrics?: Metrics | undefined;
}

const LEASE_MS = 60_000;
const POLL_EVERY_MS = 5_000;
const PURGE_EVERY_MS = 3_600_000;
const KEEP_ENDED_MS = 30 * 24 * 3_600_000;
const CONCURRENCY = 4;
const LONGEST_RETRY_MS = 300_000;

const payloadSchema = z.object({ type: z.string().min(1).max(200), data: z.unknown() });

/** Passes stored webhooks to their handler: at once when one arrives, and by a poller that finds those of a crash. */
export class WebhookRelay {
  readonly #options: WebhookRelayOptions;
  readonly #working = new Set<Promise<void>>();
  #timers: NodeJS.Timeout[] = [];
  #stopped = true;

  constructor(options: WebhookRelayOptions) {
    this.#options = options;
  }

  /** Starts once the inbox is available; an inbox that is closed before is not waited for. */
  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#options.inbox.ready().then(
      () => this.#begin(),
      () => undefined,
    );
  }

  #begin(): void {
    if (this.#stopped || this.#isRunning()) return;
    this.#timers = [
      setInterval(() => this.wake(), POLL_EVERY_MS),
      setInterval(() => void this.#purge(), PURGE_EVERY_MS),
    ];
    this.wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    await Promise.all(this.#working);
  }

  #isRunning(): boolean {
    return this.#timers.length > 0;
  }

  /** Starts a worker for due webhooks, up to the concurrency limit. */
  wake(): void {
    if (!this.#isRunning() || this.#working.size >= CONCURRENCY) return;
    const working = this.#handleDue().finally(() => this.#working.delete(working));
    this.#working.add(working);
  }

  async #handleDue(): Promise<void> {
    const { provider, inbox, logger } = this.#options;
    try {
      while (!this.#stopped) {
        const now = new Date();
        const webhook = await inbox.claim(provider, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) });
        if (webhook === undefined) return;
        await this.#handle(webhook);
      }
    } catch (error) {
      logger.warn({ err: error, provider }, 'webhooks are waiting: the inbox is not available');
    }
  }

  /** Continues the trace of the webhook's request. */
  #handle(webhook: StoredWebhook): Promise<void> {
    const { provider } = this.#options;
    const span = { name: `webhook ${provider}`, kind: 'consumer', parent: webhook.traceparent ?? null } as const;
    return inSpan(span, (running) => this.#handleIn(running, webhook));
  }

  async #handleIn(span: RunningSpan, webhook: StoredWebhook): Promise<void> {
    const { provider, inbox, onEvent, logger, metrics } = this.#options;
    const payload = readPayload(webhook.raw);
    if (payload === undefined) {
      await inbox.dead(webhook.id);
      metrics?.webhookEvents.inc({ provider, outcome: 'unreadable' });
      logger.error({ provider, eventId: webhook.eventId }, 'webhook cannot be read');
      return;
    }
    const { eventId, receivedAt, attempts } = webhook;
    try {
      await onEvent({ provider, eventId, ...payload, receivedAt, attempt: attempts });
    } catch (error) {
      span.fail('failed');
      metrics?.webhookEvents.inc({ provider, outcome: 'failed' });
      logger.warn(
        { err: error, provider, eventId, attempt: attempts },
        'webhook could not be handled, it will be tried again',
      );
      this.#wakeIn(await this.#postpone(webhook));
      return;
    }
    await inbox.done(webhook.id);
    metrics?.webhookEvents.inc({ provider, outcome: 'handled' });
    metrics?.webhookLag.observe({ provider }, (Date.now() - receivedAt.getTime()) / 1000);
  }

  async #postpone({ id, attempts }: StoredWebhook): Promise<number> {
    const ms = Math.min(LONGEST_RETRY_MS, 500 * 2 ** Math.min(attempts, 12));
    await this.#options.inbox.retryAt(id, new Date(Date.now() + ms));
    return ms;
  }

  #wakeIn(ms: number): void {
    if (ms < POLL_EVERY_MS) setTimeout(() => this.wake(), ms + 5).unref();
  }

  async #purge(): Promise<void> {
    const { provider, inbox, logger } = this.#options;
    try {
      await inbox.purge(provider, new Date(Date.now() - KEEP_ENDED_MS));
    } catch (error) {
      logger.warn({ err: error, provider }, 'old webhooks could not be deleted');
    }
  }
}

function readPayload(raw: string): { type: string; data: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    if (!isHarmlessJson(value)) return undefined;
    const { type, data } = payloadSchema.parse(value);
    return { type, data };
  } catch {
    return undefined;
  }
}
