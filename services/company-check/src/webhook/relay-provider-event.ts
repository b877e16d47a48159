import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import type { ProviderEventSchema } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import * as z from 'zod';
import type { KnownCases } from '../known-case/known-case.js';
import { caseIdOf } from '../report/references.js';

/** All we read of a webhook: which of our orders it is about. Its claims are never believed, the report is fetched. */
const hintSchema = z.object({ reference: z.string().min(1).max(200) });

export interface RelayDeps {
  readonly knownCases: Pick<KnownCases, 'has'>;
  /** Resolves when the event is stored for the case; `id` makes a repeat harmless. */
  readonly publish: (event: MessageInitShape<typeof ProviderEventSchema>, id: string) => Promise<void>;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

export interface WebhookEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly data: unknown;
}

/** Passes a stored webhook on to its case. What belongs to no case of ours is counted and done with; a throw is tried again. */
export async function relayProviderEvent(
  { knownCases, publish, metrics, logger }: RelayDeps,
  { provider, eventId, data }: WebhookEvent,
): Promise<void> {
  const hint = hintSchema.safeParse(data);
  const caseId = hint.success ? caseIdOf(hint.data.reference) : '';
  if (!hint.success || !(await knownCases.has(caseId))) {
    metrics.webhookEvents.inc({ provider, outcome: 'unknown-reference' });
    logger.warn({ provider, eventId }, 'webhook belongs to no case');
    return;
  }
  await publish({ eventId, caseId, reference: hint.data.reference }, eventId);
}
