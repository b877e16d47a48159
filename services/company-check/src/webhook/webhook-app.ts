import type { Express } from 'express';
import { createHttpApp } from '@kontor/platform/http/http-server';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { createWebhookReceiver } from '@kontor/platform/webhooks/webhook-receiver';
import type { WebhookInbox } from '@kontor/platform/webhooks/webhook-receiver';
import { relayProviderEvent } from './relay-provider-event.js';
import type { RelayDeps } from './relay-provider-event.js';

export interface WebhookDeps extends RelayDeps {
  readonly inbox: WebhookInbox;
  readonly secret: string;
}

/** The webhook port, behind the provider's signature. */
export function createWebhookApp(deps: WebhookDeps): { app: Express; start: () => void; stop: () => Promise<void> } {
  const { inbox, secret, logger, metrics } = deps;
  const app = createHttpApp({ logger, metrics });
  const receiver = createWebhookReceiver({
    provider: 'company-check',
    secrets: [secret],
    inbox,
    logger,
    metrics,
    onEvent: (event) => relayProviderEvent(deps, event),
  });
  app.use('/webhooks/company-check', receiver.router);
  app.use(notFoundHandler);
  app.use(problemHandler({ logger }));
  return { app, start: () => receiver.start(), stop: () => receiver.stop() };
}
