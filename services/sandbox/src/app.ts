import express, { Router, type Express } from 'express';
import { answerControlError, createControlRouter } from './control/control.router.js';
import { createKnownHost } from './control/known-host.js';
import { createHealthRouter } from './control/health.router.js';
import { answerNotFoundPage, createPagesRouter } from './pages/pages.router.js';
import { createProviders } from './providers/providers.js';
import { notFound } from './provider-http/answer.js';
import type { Sandbox } from './state/sandbox.js';

/** The sandbox's HTTP routes. Control calls come before the pages, because both have `/identity-check/{id}/outcome`. */
export function createApp(sandbox: Sandbox, isWritable: () => boolean = () => true): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const providers = createProviders(sandbox);
  const { timed, registry } = sandbox.metrics;
  app.use(createHealthRouter({ instance: sandbox.config.instance, isWritable, registry }));
  app.use('/banking/v1', timed('banking'), providers.routers.banking);
  app.use('/onboarding/v1', timed('onboarding'), providers.routers.onboarding);
  app.use('/core-banking/v1', timed('core-banking'), providers.routers.coreBanking);
  const knownHost = createKnownHost([new URL(sandbox.config.publicUrl).hostname, sandbox.config.host]);
  app.use(
    Router().use(knownHost.only, createControlRouter(sandbox, providers.bank), createPagesRouter(sandbox, providers)),
  );
  // After the pages, because `/company-check` and `/company-check/register` are two of them.
  app.use('/company-check', timed('company-check'), providers.routers.companyCheck);
  app.use(knownHost.refuse, answerNotFoundPage);
  app.use(() => {
    throw notFound();
  });
  app.use(answerControlError);
  return app;
}
