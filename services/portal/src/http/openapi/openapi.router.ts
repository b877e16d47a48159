import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ApiRoute } from '@kontor/api/route/route';
import express, { Router, type RequestHandler } from 'express';
import { docsPage } from './docs-page.js';
import { createOpenApiDocument } from './openapi-document.js';

const viewerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const viewerFiles = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

/** `GET /openapi.json`, and Swagger UI at `GET /docs`. */
export function createOpenApiRouter(routes: readonly ApiRoute[], version = '1.0.0'): Router {
  const router = Router();
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  router.get('/openapi.json', (_request, response) => {
    document ??= createOpenApiDocument(routes, version);
    response.json(document);
  });
  router.get('/docs', (_request, response) => {
    const nonce = randomBytes(18).toString('base64');
    response.set('Content-Security-Policy', policyOf(nonce)).type('html').send(docsPage(nonce));
  });
  router.use('/docs', createViewer());
  return router;
}

/** The files of Swagger UI that the page needs. */
function createViewer(): Router {
  const onlyViewerFiles: RequestHandler = (request, _response, next) =>
    next(viewerFiles.includes(request.path) ? undefined : 'router');
  return Router().use(onlyViewerFiles, express.static(viewerFolder, { index: false }));
}

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
