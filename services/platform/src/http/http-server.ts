import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import type { HelmetOptions } from 'helmet';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { setGermanMessages } from '../problem/validation.js';
import { answerBrokenRequests } from './broken-requests.js';
import { refuseOtherBodies } from './body-types.js';
import { keepRequest } from './current-request.js';
import { jsonGuard } from './json-guard.js';
import { logRequests, traceRequest } from './request-log.js';
import { cutSlowBodies, usualBodyRate, type BodyRate } from './slow-body.js';

/** Largest JSON body in bytes (1 MiB). */
export const MAX_BODY_BYTES = 1_048_576;

export interface HttpAppOptions {
  logger: Logger;
  metrics?: Metrics | undefined;
  /** Number or addresses of the proxies in front (Express `trust proxy`); default none. */
  trustProxy?: number | string;
  /** Responses below this path are never cached. */
  apiPrefix?: string;
  /** Paths below these keep their raw body for the router that verifies it (webhooks). */
  rawPaths?: readonly string[];
  /** How fast bodies must come. */
  bodyRate?: BodyRate;
  contentSecurityPolicy?: Exclude<HelmetOptions['contentSecurityPolicy'], undefined>;
}

/**
 * An Express application with trace id, request log without personal data, security headers,
 * and strict JSON bodies (1 MiB, depth 20, no prototype keys). The caller adds routes, then notFoundHandler and problemHandler.
 */
export function createHttpApp(options: HttpAppOptions): Express {
  const {
    logger,
    metrics,
    trustProxy,
    apiPrefix = '/api',
    rawPaths = ['/webhooks'],
    contentSecurityPolicy = strictPolicy,
    bodyRate = usualBodyRate,
  } = options;
  setGermanMessages();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  // What is decided by the path here must hold for every address that a route takes.
  app.enable('case sensitive routing');
  if (trustProxy !== undefined) app.set('trust proxy', trustProxy);
  app.use(keepRequest);
  app.use(traceRequest((path) => isBelow(path, [apiPrefix, ...rawPaths])));
  app.use(logRequests(logger, metrics));
  app.use(helmet({ contentSecurityPolicy, frameguard: { action: 'deny' }, referrerPolicy: { policy: 'no-referrer' } }));
  app.use(neverCached([apiPrefix, ...rawPaths]));
  app.use(cutSlowBodies(bodyRate));
  app.use(unlessBelow(rawPaths, refuseOtherBodies));
  app.use(
    unlessBelow(
      rawPaths,
      express.json({ limit: MAX_BODY_BYTES, strict: true, type: ['application/json', 'application/ld+json'] }),
    ),
  );
  app.use(jsonGuard);
  return app;
}

/** Own origin only; inline styles because the component library needs them. */
const strictPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
  },
};

function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

function unlessBelow(prefixes: readonly string[], handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (isBelow(request.path, prefixes)) next();
    else handler(request, response, next);
  };
}

function neverCached(prefixes: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (isBelow(request.path, prefixes)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}

export interface HttpListener {
  /** The actual port, also when 0 was requested. */
  readonly port: number;
  /** Accepts no new connection, waits for running requests at most `graceMs`, then closes the rest (streams). */
  close(graceMs?: number): Promise<void>;
}

/** How long a request may take to arrive, ms: its headers, and all of it; checked at an interval. */
interface RequestTimes {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkMs: number;
}

const usualTimes: RequestTimes = { headersMs: 20_000, requestMs: 300_000, checkMs: 5_000 };

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly times?: RequestTimes;
}

/** Listens on the port; rejects when it is taken. */
export function listen(app: Express, { host, port, times = usualTimes }: ListenOptions): Promise<HttpListener> {
  return new Promise((resolve, reject) => {
    const { headersMs: headersTimeout, requestMs: requestTimeout, checkMs: connectionsCheckingInterval } = times;
    const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, app);
    answerBrokenRequests(server);
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: (graceMs = 5_000) => closeServer(server, graceMs),
      });
    });
  });
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
