import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import express, { Router, type Request, type RequestHandler } from 'express';
import { serveCompressed } from './compressed-assets.js';
import { hasPrerenderedShell, fillPrerenderedShell, type PrerenderedTexts } from './prerendered-shell.js';
import { isEmbeddable, type PageHosts, pagePolicy, withNonce } from './page-policy.js';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves one built web app: hashed files with a long lifetime, and its page for every address that is no file; the
 * prerendered page where there is one.
 */
export function createWebApp(folder: string, bank: BankOfPages): Router {
  const router = Router();
  router.use(
    '/assets',
    asOwnPolicy,
    serveCompressed(join(folder, 'assets'), { 'Cache-Control': `public, max-age=${yearMs / 1000}, immutable` }),
    express.static(join(folder, 'assets'), { immutable: true, maxAge: yearMs, index: false, fallthrough: false }),
  );
  const files = express.static(folder, { index: false, maxAge: '1h', redirect: false });
  // A page is never sent without its policy.
  router.use((request, response, next) => (/\.html$/i.test(request.path) ? next() : files(request, response, next)));
  router.use(sendPage(createPageReader(folder), bank));
  return router;
}

/** For what runs on its own, such as the worker that reads foreign PDFs: it loads our scripts, and nothing else. */
const asOwnPolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', "default-src 'none'; script-src 'self'; frame-ancestors 'none'");
  next();
};

type PageReader = (address: string) => Promise<string | null>;

/** What pages have of the bank's settings. */
export interface BankOfPages {
  /** The texts of the first page; null without a prerendered shell. */
  readonly prerenderedTexts: () => Promise<PrerenderedTexts | null>;
  /** None where the settings are unreadable. */
  readonly pageHosts: () => Promise<PageHosts>;
}

function sendPage(readPage: PageReader, { prerenderedTexts, pageHosts }: BankOfPages): RequestHandler {
  return async (request, response, next) => {
    const page = wantsPage(request) ? await readPage(request.path) : null;
    if (page === null) {
      next();
      return;
    }
    const words = hasPrerenderedShell(page) ? await prerenderedTexts() : null;
    const nonce = randomBytes(18).toString('base64');
    const { images, parents: allowed } = await pageHosts();
    const parents = isEmbeddable(request.originalUrl) ? allowed : [];
    if (parents.length > 0) response.removeHeader('X-Frame-Options');
    response
      .set({ 'Content-Security-Policy': pagePolicy(nonce, { parents, images }), 'Cache-Control': 'no-store' })
      .type('html')
      .send(fillPrerenderedShell(withNonce(page, nonce), words));
  };
}

function wantsPage(request: Request): boolean {
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    request.accepts('html') !== false &&
    !/\.[a-z0-9]{2,5}$/i.test(request.path)
  );
}

/** A valid file name inside the folder. */
const plainAddress = /^(?:\/[\w-]+)+$/;

/** Reads the page of an address: the prerendered one, else that of the app; null when the app is not built. */
function createPageReader(folder: string): PageReader {
  const readFresh = createFreshReader();
  return async (address) => {
    const prerendered = plainAddress.test(address)
      ? await readFresh(join(folder, 'prerendered', `${address}.html`))
      : null;
    return prerendered ?? readFresh(join(folder, 'index.html'));
  };
}

/** Reads a file once, and again after a build; null when there is none. */
function createFreshReader(): (file: string) => Promise<string | null> {
  const held = new Map<string, { readonly changed: number; readonly text: string }>();
  return async (file) => {
    const found = await stat(file).catch(() => null);
    if (found === null) return null;
    const known = held.get(file);
    if (known?.changed === found.mtimeMs) return known.text;
    const text = await readFile(file, 'utf8');
    held.set(file, { changed: found.mtimeMs, text });
    return text;
  };
}
