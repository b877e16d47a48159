import type { CaseId } from '@kontor/domain/case/case-id';
import { createMongoConnections } from '@kontor/platform/connection/connection.repository.mongo';
import { createConnectionSeal } from '@kontor/platform/connection/connection-seal';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Engines } from '@kontor/platform/lifecycle/open-engines';
import type { Logger } from '@kontor/platform/logger/logger';
import type { CaseClients } from '../identification/start-identification.js';
import type { BankingProvider } from '../provider/banking-provider.js';
import { keepSubscribed } from '../subscription/keep-subscribed.js';
import type { WebhookChoice } from '../subscription/webhook-choice.js';
import { createWebhookChoice } from '../subscription/webhook-choice.repository.js';
import { type ConnectionConfig, providerSettings } from './connection-config.js';
import { createBankingConnection } from './banking.connection.js';
import { createConnectionResponder, type ConnectionHandlers } from './connection.responder.js';
import { createOnboardingConnection } from './onboarding.connection.js';

export interface IdentityConnections {
  readonly handlers: ConnectionHandlers;
  readonly clientsFor: (caseId: CaseId) => Promise<CaseClients>;
  readonly erase: (caseId: CaseId) => Promise<void>;
  readonly onboardingWebhookSecrets: () => Promise<readonly string[]>;
  readonly metaApiSecret: () => string | null;
  readonly stop: () => void;
}

/** Opens the connections to both providers, follows their changes, and keeps the webhooks subscribed. */
export function openConnections(
  { mongo, bus, metrics }: Engines,
  config: ConnectionConfig,
  logger: Logger,
): IdentityConnections {
  const settings = providerSettings(config);
  const repository = createMongoConnections(mongo);
  const deps = { repository, seal: createConnectionSeal(config.CONNECTION_KEY), bus, logger, metrics };
  const banking = createBankingConnection(settings, deps);
  const onboarding = createOnboardingConnection(settings, deps);
  const owned = [banking.owned, onboarding.owned];
  const present = () => banking.connection.current()?.client ?? null;
  const choice = createWebhookChoice(mongo);
  const subscriptions = subscriptionsOf(present, { url: settings.bankingWebhookUrl, choice, logger });
  mongo.onConnected(async () => {
    await banking.connection.load(settings.banking);
    await onboarding.connection.load(settings.onboarding);
    subscriptions.renew();
  });
  const stops = [banking.connection.follow(subscriptions.renew), onboarding.connection.follow(), subscriptions.stop];
  return {
    handlers: createConnectionResponder({ owned, banking: present, choice, settings }),
    clientsFor: async (caseId) => {
      const client = await banking.connection.clientFor(caseId);
      if (client === null)
        throw new ServiceFault('not-connected', 'The host of banking is not allowed', { retryable: true });
      const isAbsent = onboarding.connection.current() === null;
      return { banking: client, onboarding: isAbsent ? null : await onboarding.connection.clientFor(caseId) };
    },
    erase: (caseId) => repository.erase(caseId),
    onboardingWebhookSecrets: async () => {
      const { ONBOARDING_WEBHOOK_SECRET_PREVIOUS: earlier } = config;
      return [...(await onboarding.webhookSecrets()), ...(earlier === undefined ? [] : [earlier])];
    },
    metaApiSecret: () => onboarding.connection.current()?.fields.metaApiSecret || null,
    stop: () => stops.forEach((stop) => stop()),
  };
}

interface Subscriptions {
  readonly url: string;
  readonly choice: WebhookChoice;
  readonly logger: Logger;
}

/** Subscribes the webhooks at the present connection; a changed connection starts anew. */
function subscriptionsOf(present: () => BankingProvider | null, at: Subscriptions) {
  let stop = (): void => undefined;
  return {
    renew: () => {
      stop();
      const banking = present();
      if (banking !== null) stop = keepSubscribed({ banking, ...at }).stop;
    },
    stop: () => stop(),
  };
}
