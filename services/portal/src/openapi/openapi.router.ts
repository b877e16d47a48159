import { randomBytes } from 'node:crypto';
import type { ApiRoute } from '@kontor/api/route/route';
import { Router } from 'express';
import { docsPage } from './docs-page.js';
import { createOpenApiDocument } from './openapi-document.js';

/** `GET /openapi.json` and a page that shows it. */
export function createOpenApiRouter(routes: readonly ApiRoute[], version = '1.0.0'): Router {
  const router = Router();
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  router.get('/openapi.json', (_request, response) => {
    document ??= createOpenApiDocument(routes, version);
    response.json(document);
  });
  router.get('/docs', (_request, response) => {
    const nonce = randomBytes(18).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    response.set('Content-Security-Policy', policy).type('html').send(docsPage(routes, nonce));
  });
  return router;
}
