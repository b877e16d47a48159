import type { CaseId } from '@kontor/domain/case/case-id';
import { listen } from '@kontor/platform/http/http-server';
import type { Logger } from '@kontor/platform/logger/logger';
import { createMongoEffectRecords } from '@kontor/platform/effect-once/effect-records.mongo';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import { createReplayWebhook } from '@kontor/platform/webhooks/replay-webhook';
import { createMongoWebhookInbox } from '@kontor/platform/webhooks/webhook-inbox.mongo';
import type { WebhookInbox } from '@kontor/platform/webhooks/webhook-inbox';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { IdentityService, ProviderEventSchema } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { eventSourceMapping } from '@kontor/case-client/case/case-enums.message';
import { createCaseClient } from '@kontor/case-client/case-client.nats';
import { caseOf } from '@kontor/case-client/webhook/relay-provider-event';
import { createWebhookApp } from '@kontor/case-client/webhook/webhook-app';
import { bankingWebhookSecrets } from './config.js';
import type { IdentityConfig } from './config.js';
import { openEngines, openHealth } from '@kontor/platform/lifecycle/open-engines';
import type { Engines } from '@kontor/platform/lifecycle/open-engines';
import type { IdentityCases } from './identity-case/identity-case.js';
import { createIdentityCases } from './identity-case/identity-case.repository.js';
import { createIdentityResponder } from './identity.responder.js';
import { createMetaApiRouter } from './connection/meta-api.router.js';
import { openConnections, type IdentityConnections } from './connection/open-connections.js';

/** Lease of an operation, ms; after it another process takes over. */
const LEASE_MS = 10_000;

export interface IdentityDeps {
  readonly config: IdentityConfig;
  readonly logger: Logger;
}

/** Wires and starts the service; resolves with a function that stops it in order. */
export async function startIdentity({ config, logger }: IdentityDeps): Promise<() => Promise<void>> {
  const engines = openEngines('identity', config, logger);
  const { mongo, bus } = engines;
  const cases = createIdentityCases(mongo);
  const inbox = createMongoWebhookInbox(mongo);
  const connections = openConnections(engines, config, logger);
  const webhooks = createWebhooks(engines, { cases, inbox, connections }, { config, logger });
  const responder = createIdentityResponder({
    cases,
    clientsFor: connections.clientsFor,
    connections: connections.handlers,
    eraseConnections: connections.erase,
    operations: createOperationStore({ records: createMongoEffectRecords(mongo), leaseMs: LEASE_MS }),
    portal: createCaseClient(bus.client(CasesService)),
    replayWebhook: createReplayWebhook(inbox, webhooks.wake),
    eraseWebhooks: async (caseId) => {
      await inbox.erase((reference) => caseOf(reference) === caseId);
    },
  });
  bus.serve(IdentityService, responder);
  const health = await openHealth(engines, config, logger);
  const server = await listen(webhooks.app, { host: config.HOST, port: config.WEBHOOK_PORT });
  webhooks.start();
  return async () => {
    health.stopping();
    connections.stop();
    await Promise.all([server.close(), bus.drain()]);
    await webhooks.stop();
    await mongo.close();
    await health.close();
  };
}

interface WebhookParts {
  readonly cases: IdentityCases;
  readonly inbox: WebhookInbox;
  readonly connections: IdentityConnections;
}

function createWebhooks({ bus, metrics }: Engines, parts: WebhookParts, { config, logger }: IdentityDeps) {
  const { cases, inbox, connections } = parts;
  const isKnownCase = async (caseId: CaseId) => (await cases.find(caseId)) !== null;
  return createWebhookApp({
    inbox,
    logger,
    metrics,
    secrets: { banking: bankingWebhookSecrets(config), 'identity-onboarding': connections.onboardingWebhookSecrets },
    router: createMetaApiRouter({ secret: connections.metaApiSecret, isKnownCase }),
    isKnownCase,
    publish: async ({ provider, eventId, caseId, reference, messageId }) => {
      const source = eventSourceMapping.toMessage(provider);
      await bus.publishEvent(ProviderEventSchema, { eventId, caseId, source, reference }, { id: messageId });
    },
  });
}
