import { Router } from 'express';
import type { PortalConfig } from '../concept/portal-config.js';
import { serveEmbedScripts } from './embed-script.js';
import { type BankOfPages, createWebApp } from './web-app.js';

export { policyReportPath } from './page-policy.js';
export { createPolicyReports } from './policy-reports.js';
export type { PageHosts } from './page-policy.js';
export type { PrerenderedTexts } from './prerendered-shell.js';
export type { BankOfPages } from './web-app.js';

/** Both web apps: the back office below `/bm`, the customer's at the root with the scripts for other sites. */
export function createWeb(
  config: Pick<PortalConfig, 'WEB_ADMIN_DIST' | 'WEB_CUSTOMER_DIST'>,
  bank: BankOfPages,
): Router {
  const router = Router();
  // Paths below `/api` are not pages.
  router.use('/api', (_request, _response, next) => next('router'));
  if (config.WEB_ADMIN_DIST !== undefined) router.use('/bm', createWebApp(config.WEB_ADMIN_DIST, bank));
  if (config.WEB_CUSTOMER_DIST !== undefined)
    router.use(serveEmbedScripts(config.WEB_CUSTOMER_DIST), createWebApp(config.WEB_CUSTOMER_DIST, bank));
  return router;
}
