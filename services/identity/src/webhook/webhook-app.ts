import type { Express } from 'express';
import { createHttpApp } from '@kontor/platform/http/http-server';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { createWebhookReceiver } from '@kontor/platform/webhooks/webhook-receiver';
import type { WebhookInbox } from '@kontor/platform/webhooks/webhook-receiver';
import { relayProviderEvent } from './relay-provider-event.js';
import type { RelayDeps } from './relay-provider-event.js';

export interface WebhookDeps extends Omit<RelayDeps, 'metrics' | 'logger'> {
  readonly inbox: WebhookInbox;
  /** Signing secrets by provider, two while they are rotated; a provider without one has no receiver. */
  readonly secrets: Readonly<Partial<Record<WebhookProvider, readonly string[]>>>;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface WebhookApp {
  readonly app: Express;
  readonly start: () => void;
  /** Looks at once for what is due. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

const webhookProviders = ['banking', 'identity-onboarding'] as const;
type WebhookProvider = (typeof webhookProviders)[number];

/** The webhook port: one receiver per provider, each behind its provider's signature. */
export function createWebhookApp(deps: WebhookDeps): WebhookApp {
  const { inbox, secrets, logger, metrics } = deps;
  const app = createHttpApp({ logger, metrics });
  const receivers = webhookProviders.flatMap((provider) => {
    const known = secrets[provider];
    if (known === undefined) return [];
    const receiver = createWebhookReceiver({
      provider,
      secrets: known,
      inbox,
      logger,
      metrics,
      onEvent: (event) => relayProviderEvent(deps, event),
    });
    app.use(`/webhooks/${provider}`, receiver.router);
    return [receiver];
  });
  app.use(notFoundHandler);
  app.use(problemHandler({ logger }));
  return {
    app,
    start: () => {
      for (const receiver of receivers) receiver.start();
    },
    wake: () => {
      for (const receiver of receivers) receiver.wake();
    },
    stop: async () => {
      await Promise.all(receivers.map((receiver) => receiver.stop()));
    },
  };
}
