import { type CaseId, isCaseId } from '@kontor/domain/case/case-id';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import type { WebhookEvent } from '@kontor/platform/webhooks/webhook-receiver';
import * as z from 'zod';

/**
 * Only the reference is read: a webhook is a hint, the state is fetched from the provider. Ours have no words; JetStream
 * keeps what is published.
 */
const hintSchema = z.object({ reference: z.string().regex(/^[\w:-]{1,200}$/) });

/** A provider's webhook, assigned to its case. */
export interface ProviderEvent<Provider extends string = string> {
  readonly provider: Provider;
  readonly eventId: string;
  readonly caseId: CaseId;
  /** Our reference of the object the webhook is about. */
  readonly reference: string;
  /** Id of the event in the stream, which all providers share: their own ids may be equal. */
  readonly messageId: string;
}

export interface RelayDeps<Provider extends string = string> {
  readonly isKnownCase: (caseId: CaseId) => Promise<boolean>;
  /** Resolves when the event is stored; a repeat with the same message id is ignored. */
  readonly publish: (event: ProviderEvent<Provider>) => Promise<void>;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/**
 * Publishes a stored webhook as an event of its case. One without a known case is counted; after a throw it is
 * repeated.
 */
export async function relayProviderEvent<Provider extends string>(
  { isKnownCase, publish, metrics, logger }: RelayDeps<Provider>,
  provider: Provider,
  { eventId, data }: Pick<WebhookEvent, 'eventId' | 'data'>,
): Promise<void> {
  const hint = hintSchema.safeParse(data);
  const caseId = hint.success ? caseOf(hint.data.reference) : null;
  if (!hint.success || caseId === null || !(await isKnownCase(caseId))) {
    metrics.webhookEvents.inc({ provider, outcome: 'unknown-reference' });
    logger.warn({ provider, eventId }, 'webhook belongs to no case');
    return;
  }
  const messageId = `${provider}:${eventId}`;
  await publish({ provider, eventId, caseId, reference: hint.data.reference, messageId });
}

/** The case of one of our references at a provider; each starts with the case id. */
export function caseOf(reference: string): CaseId | null {
  const value = reference.split(':', 1)[0] ?? '';
  return isCaseId(value) ? value : null;
}
