import { readStoredEvents } from '@kontor/platform/bus/stored-events';
import { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { IdentityService, ReplayOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { identificationCaseId, providerEventSignal } from '@kontor/workflow-contract/identification-case.contract';
import { readProviderEvent } from '../provider-events/deliver-event.js';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

export const webhookProviders = ['banking', 'identity-onboarding', 'company-check'] as const;
export type WebhookProvider = (typeof webhookProviders)[number];

export interface WebhookName {
  readonly provider: WebhookProvider;
  readonly eventId: string;
}

/**
 * Takes a webhook up again. One that waits or could not be read goes to its service once more. One that was handled has
 * lost its body: its event, which the stream keeps for seven days, is given to its case again under an id of its own.
 */
export async function replayWebhook(desk: Desk, { provider, eventId }: WebhookName, actId: string): Promise<string> {
  const owner = provider === 'company-check' ? desk.bus.client(CompanyCheckService) : desk.bus.client(IdentityService);
  const { outcome } = await owner.replayWebhook({ provider, eventId });
  switch (outcome) {
    case ReplayOutcome.QUEUED:
      return `${provider} ${eventId}: handed to its service again`;
    case ReplayOutcome.HANDLED:
      return tellCaseAgain(desk, { provider, eventId }, actId);
    default:
      throw new Refusal(
        `${provider} ${eventId}: no such webhook was received. If the provider did send it, fetch the state: "Mit Anbieter abgleichen".`,
      );
  }
}

async function tellCaseAgain(desk: Desk, { provider, eventId }: WebhookName, actId: string): Promise<string> {
  for await (const stored of readStoredEvents(desk.bus, 'PROVIDER_EVENTS')) {
    const event = stored.id === eventId ? readProviderEvent(stored) : null;
    if (event === null || event.signal.source !== provider) continue;
    const handle = desk.temporal.workflow.getHandle(identificationCaseId(event.caseId));
    await handle.signal(providerEventSignal, { ...event.signal, eventId: `${eventId}:again:${actId}` });
    return `${provider} ${eventId}: told to case ${event.caseId} again`;
  }
  throw new Refusal(
    `${provider} ${eventId}: was handled and belongs to no case, or is older than seven days. Fetch the state: "Mit Anbieter abgleichen".`,
  );
}
