import type { Express, Router } from 'express';
import { createHttpApp } from '@kontor/platform/http/http-server';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { createWebhookReceiver } from '@kontor/platform/webhooks/webhook-receiver';
import type { WebhookEvent, WebhookInbox } from '@kontor/platform/webhooks/webhook-receiver';
import { relayProviderEvent } from './relay-provider-event.js';
import type { RelayDeps } from './relay-provider-event.js';

export interface WebhookDeps<Provider extends string> extends RelayDeps<Provider> {
  readonly inbox: WebhookInbox;
  /** Signing secrets by provider, two while they are rotated. */
  readonly secrets: Readonly<Partial<Record<Provider, SigningSecrets>>>;
  /** Further routes that a provider calls. */
  readonly router?: Router;
}

/** Fixed, or those of the present connection. */
type SigningSecrets = readonly string[] | (() => Promise<readonly string[]>);

export interface WebhookApp {
  readonly app: Express;
  readonly start: () => void;
  /** Handles due webhooks at once. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** The webhook port of a service: one receiver per provider, each verified with its provider's secrets. */
export function createWebhookApp<Provider extends string>(deps: WebhookDeps<Provider>): WebhookApp {
  const { inbox, secrets, logger, metrics } = deps;
  const app = createHttpApp({ logger, metrics });
  const providers = Object.entries(secrets) as [Provider, SigningSecrets][];
  const receivers = providers.map(([provider, signing]) => {
    const onEvent = (event: WebhookEvent) => relayProviderEvent(deps, provider, event);
    const receiver = createWebhookReceiver({ provider, secrets: signing, inbox, logger, metrics, onEvent });
    app.use(`/webhooks/${provider}`, receiver.router);
    return receiver;
  });
  if (deps.router !== undefined) app.use(deps.router);
  app.use(notFoundHandler);
  app.use(problemHandler({ logger }));
  return {
    app,
    start: () => receivers.forEach((receiver) => receiver.start()),
    wake: () => receivers.forEach((receiver) => receiver.wake()),
    stop: async () => {
      await Promise.all(receivers.map((receiver) => receiver.stop()));
    },
  };
}
