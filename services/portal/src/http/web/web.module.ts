import { Router } from 'express';
import type { PortalConfig } from '../concept/portal-config.js';
import { createWebApp, type ReadTexts } from './web-app.js';

export type { PrerenderedTexts } from './prerendered-shell.js';

/** Both web apps: the back office below `/bm`, the customer's at the root. */
export function createWeb(
  config: Pick<PortalConfig, 'WEB_ADMIN_DIST' | 'WEB_CUSTOMER_DIST'>,
  prerenderedTexts: ReadTexts,
): Router {
  const router = Router();
  // Paths below `/api` are not pages.
  router.use('/api', (_request, _response, next) => next('router'));
  if (config.WEB_ADMIN_DIST !== undefined) router.use('/bm', createWebApp(config.WEB_ADMIN_DIST));
  if (config.WEB_CUSTOMER_DIST !== undefined) router.use(createWebApp(config.WEB_CUSTOMER_DIST, prerenderedTexts));
  return router;
}
