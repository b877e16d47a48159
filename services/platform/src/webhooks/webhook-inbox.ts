/** A verified webhook as it was received. */
export interface StoredWebhook {
  /** `<provider>:<eventId>` */
  readonly id: string;
  readonly provider: string;
  readonly eventId: string;
  /** The body as text; empty after it was handled. */
  readonly raw: string;
  readonly receivedAt: Date;
  /** Number of started attempts. */
  readonly attempts: number;
  /** The trace of its request. */
  readonly traceparent?: string | undefined;
}

/** Result of queueing a webhook again. */
export type Requeued = 'unknown' | 'queued' | 'handled';

/** Port to the stored webhooks. Every change is one atomic write. */
export interface WebhookInbox {
  /** Resolves when the storage is available for the first time. Rejects when it is closed before. */
  ready(): Promise<void>;
  /** False when this (provider, eventId) was stored before. */
  store(webhook: Omit<StoredWebhook, 'id' | 'attempts'>): Promise<boolean>;
  /** Claims one due webhook of the provider until `leaseUntil` and counts the attempt. */
  claim(provider: string, times: { now: Date; leaseUntil: Date }): Promise<StoredWebhook | undefined>;
  /** When the oldest unhandled webhook of the provider was received. */
  waitingSince(provider: string): Promise<Date | undefined>;
  /** Handled: deletes the body, keeps the id against duplicates. */
  done(id: string): Promise<void>;
  retryAt(id: string, at: Date): Promise<void>;
  /** Unreadable: kept for operations until it is purged, not tried again. */
  dead(id: string): Promise<void>;
  /** Makes a waiting or dead webhook due at once. `handled`: it was handled before and has no body. */
  requeue(id: string, now: Date): Promise<Requeued>;
  /** Deletes handled and unreadable webhooks received before `before`; returns how many. */
  purge(provider: string, before: Date): Promise<number>;
  /**
   * Deletes waiting and unreadable webhooks of any provider with a matching reference; returns how many. Handled ones
   * have no body.
   */
  erase(fits: (reference: string) => boolean): Promise<number>;
}
