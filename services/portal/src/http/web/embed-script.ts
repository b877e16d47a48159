import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { serveCompressed } from './compressed-assets.js';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The scripts by which other sites show entry pages, e.g. `/embed/v1.js`. A file never changes under its name, because
 * sites name its hash: so it is kept for a year, and any origin may load and read it.
 */
export function serveEmbedScripts(folder: string): Router {
  const scripts = join(folder, 'embed');
  const router = Router();
  router.use(
    '/embed',
    forEverySite,
    serveCompressed(scripts, { 'Cache-Control': `public, max-age=${yearSeconds}, immutable` }),
    express.static(scripts, { immutable: true, maxAge: yearSeconds * 1000, index: false, redirect: false }),
  );
  return router;
}

const forEverySite: RequestHandler = (_request, response, next) => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  next();
};
