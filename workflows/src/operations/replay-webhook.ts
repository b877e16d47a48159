import {
  toWebhookProviderMessage,
  type WebhookProvider,
  webhookProviderMapping,
} from '@kontor/case-client/webhook/webhook-provider.message';
import { readStoredEvents } from '@kontor/platform/bus/stored-events';
import { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { IdentityService, ReplayOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { identificationCaseId, providerEventSignal } from '@kontor/workflow-contract/identification-case.contract';
import { readProviderEvent } from '../provider-events/deliver-event.js';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

export const webhookProviders = webhookProviderMapping.values;

export interface WebhookName {
  readonly provider: WebhookProvider;
  readonly eventId: string;
}

/**
 * Handles a webhook again. A waiting or unreadable one is queued in its service again. The body of a handled one is
 * deleted; its event, which the stream keeps for seven days, is sent to its case again under a new id.
 */
export async function replayWebhook(
  context: CommandContext,
  { provider, eventId }: WebhookName,
  actId: string,
): Promise<string> {
  const owner =
    provider === 'company-check' ? context.bus.client(CompanyCheckService) : context.bus.client(IdentityService);
  const { outcome } = await owner.replayWebhook({ ...toWebhookProviderMessage(provider), eventId });
  switch (outcome) {
    case ReplayOutcome.QUEUED:
      return `${provider} ${eventId}: queued in its service again`;
    case ReplayOutcome.HANDLED:
      return signalCaseAgain(context, { provider, eventId }, actId);
    default:
      throw new UserError(
        `${provider} ${eventId}: no such webhook was received. If the provider did send it, fetch the state: "Mit Anbieter abgleichen".`,
      );
  }
}

async function signalCaseAgain(
  context: CommandContext,
  { provider, eventId }: WebhookName,
  actId: string,
): Promise<string> {
  for await (const stored of readStoredEvents(context.bus, 'PROVIDER_EVENTS')) {
    const event = readProviderEvent(stored);
    if (event?.signal.eventId !== eventId || event.signal.source !== provider) continue;
    const handle = context.temporal.workflow.getHandle(identificationCaseId(event.caseId));
    await handle.signal(providerEventSignal, { ...event.signal, eventId: `${eventId}:again:${actId}` });
    return `${provider} ${eventId}: sent to case ${event.caseId} again`;
  }
  throw new UserError(
    `${provider} ${eventId}: was handled and belongs to no case, or is older than seven days. Fetch the state: "Mit Anbieter abgleichen".`,
  );
}
