import type { Express } from 'express';
import { createHttpApp } from '@kontor/platform/http/http-server';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { createWebhookReceiver } from '@kontor/platform/webhooks/webhook-receiver';
import type { WebhookInbox } from '@kontor/platform/webhooks/webhook-receiver';
import { relayProviderEvent } from './relay-provider-event.js';
import type { RelayDeps } from './relay-provider-event.js';

export interface WebhookDeps extends RelayDeps {
  readonly inbox: WebhookInbox;
  /** One, or two while they are rotated. */
  readonly secrets: readonly string[];
}

export interface WebhookApp {
  readonly app: Express;
  readonly start: () => void;
  /** Looks at once for what is due. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** The webhook port, behind the provider's signature. */
export function createWebhookApp(deps: WebhookDeps): WebhookApp {
  const { inbox, secrets, logger, metrics } = deps;
  const app = createHttpApp({ logger, metrics });
  const receiver = createWebhookReceiver({
    provider: 'company-check',
    secrets,
    inbox,
    logger,
    metrics,
    onEvent: (event) => relayProviderEvent(deps, event),
  });
  app.use('/webhooks/company-check', receiver.router);
  app.use(notFoundHandler);
  app.use(problemHandler({ logger }));
  return { app, start: () => receiver.start(), wake: () => receiver.wake(), stop: () => receiver.stop() };
}
