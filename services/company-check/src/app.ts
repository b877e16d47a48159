import { listen } from '@kontor/platform/http/http-server';
import type { Logger } from '@kontor/platform/logger/logger';
import { createMongoEffectRecords } from '@kontor/platform/effect-once/effect-records.mongo';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import { createReplayWebhook } from '@kontor/platform/webhooks/replay-webhook';
import { createMongoWebhookInbox } from '@kontor/platform/webhooks/webhook-inbox.mongo';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { CompanyCheckService, ProviderEventSchema } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { createCaseClient } from '@kontor/case-client/case-client.nats';
import { caseOf } from '@kontor/case-client/webhook/relay-provider-event';
import { createWebhookApp } from '@kontor/case-client/webhook/webhook-app';
import { createCompanyCheckResponder } from './company-check.responder.js';
import { openConnection } from './connection/open-connection.js';
import { webhookSecrets } from './config.js';
import type { CompanyCheckConfig } from './config.js';
import { openEngines, openHealth } from '@kontor/platform/lifecycle/open-engines';
import { createKnownCases } from './known-case/known-case.repository.js';

/** Lease of an operation, ms; after it another process takes over. */
const LEASE_MS = 10_000;

export interface CompanyCheckDeps {
  readonly config: CompanyCheckConfig;
  readonly logger: Logger;
}

/** Wires and starts the service; resolves with a function that stops it in order. */
export async function startCompanyCheck({ config, logger }: CompanyCheckDeps): Promise<() => Promise<void>> {
  const engines = openEngines('company-check', config, logger);
  const { mongo, bus, metrics } = engines;
  const connection = openConnection(engines, config, logger);
  const knownCases = createKnownCases(mongo);
  const inbox = createMongoWebhookInbox(mongo);
  const webhooks = createWebhookApp({
    inbox,
    logger,
    metrics,
    secrets: { 'company-check': webhookSecrets(config) },
    isKnownCase: (caseId) => knownCases.has(caseId),
    publish: async ({ eventId, caseId, reference, messageId }) => {
      await bus.publishEvent(ProviderEventSchema, { eventId, caseId, reference }, { id: messageId });
    },
  });
  const responder = createCompanyCheckResponder({
    knownCases,
    ...connection.forResponder,
    operations: createOperationStore({ records: createMongoEffectRecords(mongo), leaseMs: LEASE_MS }),
    portal: createCaseClient(bus.client(CasesService)),
    replayWebhook: createReplayWebhook(inbox, webhooks.wake),
    eraseWebhooks: async (caseId) => {
      await inbox.erase((reference) => caseOf(reference) === caseId);
    },
  });
  bus.serve(CompanyCheckService, responder);
  const health = await openHealth(engines, config, logger);
  const server = await listen(webhooks.app, { host: config.HOST, port: config.WEBHOOK_PORT });
  webhooks.start();
  return async () => {
    health.stopping();
    connection.stop();
    await Promise.all([server.close(), bus.drain()]);
    await webhooks.stop();
    await mongo.close();
    await health.close();
  };
}
