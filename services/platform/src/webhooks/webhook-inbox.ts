/** A verified webhook as it was received. */
export interface StoredWebhook {
  /** `<provider>:<eventId>` */
  readonly id: string;
  readonly provider: string;
  readonly eventId: string;
  /** The body as text; emptied once handled. */
  readonly raw: string;
  readonly receivedAt: Date;
  /** How often its handling began. */
  readonly attempts: number;
  /** The trace of the request that brought it. */
  readonly traceparent?: string | undefined;
}

/** What a webhook was found to be when somebody asked for it again. */
export type Requeued = 'unknown' | 'queued' | 'handled';

/** Where webhooks wait until they are handled. Every change is one atomic write. */
export interface WebhookInbox {
  /** False when this (provider, eventId) was stored before. */
  store(webhook: Omit<StoredWebhook, 'id' | 'attempts'>): Promise<boolean>;
  /** Takes one due webhook of the provider until `leaseUntil`, counting the attempt. */
  claim(provider: string, times: { now: Date; leaseUntil: Date }): Promise<StoredWebhook | undefined>;
  /** When the oldest webhook of the provider that still waits was received. */
  waitingSince(provider: string): Promise<Date | undefined>;
  /** Handled: the body is forgotten, the id stays against duplicates. */
  done(id: string): Promise<void>;
  retryAt(id: string, at: Date): Promise<void>;
  /** Cannot be read: kept for people, never tried again. */
  dead(id: string): Promise<void>;
  /** Makes what waits or is dead due at once. `handled` was done before: its body is forgotten. */
  requeue(id: string, now: Date): Promise<Requeued>;
  /** Deletes handled webhooks received before `before`; says how many. */
  purge(provider: string, before: Date): Promise<number>;
  /**
   * Deletes what still waits or cannot be read, of any provider, and names a reference that fits; says how many. What was
   * handled has lost its body already.
   */
  erase(fits: (reference: string) => boolean): Promise<number>;
}
