import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { serveCompressed } from './compressed-assets.js';
import { isEmbeddable, pagePolicy, withNonce } from './page-policy.js';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Serves one built web app: hashed files for ever, everything else that is no file is its page. */
export function createWebApp(folder: string): Router {
  const router = Router();
  const readPage = createPageReader(join(folder, 'index.html'));
  router.use(
    '/assets',
    serveCompressed(join(folder, 'assets'), { 'Cache-Control': `public, max-age=${yearMs / 1000}, immutable` }),
    express.static(join(folder, 'assets'), { immutable: true, maxAge: yearMs, index: false, fallthrough: false }),
  );
  router.use(
    express.static(folder, {
      index: false,
      maxAge: '1h',
      redirect: false,
      setHeaders: (response, path) => keepPageFresh(response, path),
    }),
  );
  router.use(sendPage(readPage));
  return router;
}

function keepPageFresh(response: Response, path: string): void {
  if (path.endsWith('.html')) response.setHeader('Cache-Control', 'no-store');
}

function sendPage(readPage: () => Promise<string | null>): RequestHandler {
  return async (request, response, next) => {
    const page = wantsPage(request) ? await readPage() : null;
    if (page === null) {
      next();
      return;
    }
    const nonce = randomBytes(18).toString('base64');
    const embeddable = isEmbeddable(request.originalUrl);
    if (embeddable) response.removeHeader('X-Frame-Options');
    response
      .set({ 'Content-Security-Policy': pagePolicy(nonce, { embeddable }), 'Cache-Control': 'no-store' })
      .type('html')
      .send(withNonce(page, nonce));
  };
}

function wantsPage(request: Request): boolean {
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    request.accepts('html') !== false &&
    !/\.[a-z0-9]{2,5}$/i.test(request.path)
  );
}

/** Reads a page once and again when it was built anew; null when there is none. */
function createPageReader(file: string): () => Promise<string | null> {
  let held: { readonly changed: number; readonly page: string } | undefined;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (found === null) return null;
    if (held?.changed !== found.mtimeMs) held = { changed: found.mtimeMs, page: await readFile(file, 'utf8') };
    return held.page;
  };
}
