import { oneClickStop } from '@kontor/api/reminder/reminder.routes';
import { routes } from '@kontor/api/routes';
import { createHttpApp } from '@kontor/platform/http/http-server';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { Router, type Express, type RequestHandler } from 'express';
import { createOpenApiRouter } from '../openapi/openapi.module.js';
import type { Concept, PortalDeps } from '../concept/portal-deps.js';
import { problemInLanguage } from '../answer/problem-language.js';
import { problemTable } from '../answer/problem-table.js';
import { composeBody } from './composed-body.js';
import { methodNotAllowed } from './method-not-allowed.js';
import { type BankOfPages, createPolicyReports, createWeb, policyReportPath } from '../web/web.module.js';

export interface AppParts {
  /** Run before all routers, in this order. */
  readonly guards: readonly RequestHandler[];
  /** What the pages of both apps have of the bank's settings. */
  readonly bankOfPages: BankOfPages;
  /** Every concept, in the order of its routes. */
  readonly all: readonly Concept[];
}

/** The HTTP edge: all concepts below `/api`, the web apps beside it. */
export function createApp(
  { config, logger, metrics }: Pick<PortalDeps, 'config' | 'logger' | 'metrics'>,
  { guards, bankOfPages, all }: AppParts,
): Express {
  const rawPaths = [policyReportPath, `/api${oneClickStop}`];
  const app = createHttpApp({ logger, metrics, trustProxy: config.TRUST_PROXY, rawPaths });
  if (config.KONTOR_PROFILE !== 'production') app.use(withoutStrictTransport());
  const api = Router();
  api.use(createOpenApiRouter(routes));
  api.use(composeBody);
  api.use(...guards);
  for (const { router } of all) if (router !== undefined) api.use(router);
  for (const { onError } of all) if (onError !== undefined) api.use(onError);
  api.use(methodNotAllowed(routes), notFoundHandler);
  app.use('/api', api);
  app.use(createPolicyReports(metrics));
  app.use(createWeb(config, bankOfPages));
  app.use(notFoundHandler);
  app.use(problemHandler({ logger, table: problemTable, worded: problemInLanguage }));
  return app;
}

/** On one machine the portal uses plain HTTP, so a browser must not store HSTS for the host. */
function withoutStrictTransport(): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.removeHeader('Strict-Transport-Security');
    next();
  });
  return router;
}
