import express, { type ErrorRequestHandler, type NextFunction, type Request, type Response, Router } from 'express';
import type { Faults } from '../faults/faults.js';
import type { Store } from '../journal/store.js';
import type { Ledger, Provider } from '../ledger/ledger.js';
import { errorAnswer, notFound, ProviderError, type Handle } from './answer.js';
import { createIdempotency } from './idempotency.js';
import { answerCall } from './answer-call.js';
import { bytesOfBody } from './read-call.js';

export interface ProviderRouterDeps {
  store: Store;
  ledger: Ledger;
  faults: Faults;
}

export interface ProviderRouterOptions {
  provider: Provider;
  /** @throws ProviderError 401 */
  authenticate: (request: Request) => void;
  honoursIdempotencyKey: boolean;
}

type Method = 'get' | 'post' | 'patch' | 'delete';
type AddRoute = (path: string, handle: Handle, options?: { body: 'json' | 'raw' }) => void;

/** A provider's routes, with authentication, faults, idempotency and the ledger. */
export type ProviderRoutes = Record<Method, AddRoute> & { router: Router; finish(): Router };

const JSON_LIMIT = 1_000_000;
/** Above the limit of 8,000,000 bytes, so that the handler itself can refuse. */
const RAW_LIMIT = 70_000_000;

export function createProviderRoutes(deps: ProviderRouterDeps, options: ProviderRouterOptions): ProviderRoutes {
  const router = Router();
  const idempotency = options.honoursIdempotencyKey ? createIdempotency(deps.store, options.provider) : null;
  const isKnown = (request: Request, _response: Response, next: NextFunction): void => {
    options.authenticate(request);
    next();
  };
  const add =
    (method: Method): AddRoute =>
    (path, handle, { body } = { body: 'json' }) => {
      const read = express.raw({ type: () => true, limit: body === 'raw' ? RAW_LIMIT : JSON_LIMIT });
      router[method](path, isKnown, read, (request, response) =>
        answerCall({ ...deps, provider: options.provider, idempotency, handle, body }, request, response),
      );
    };
  return {
    router,
    get: add('get'),
    post: add('post'),
    patch: add('patch'),
    delete: add('delete'),
    finish: () => {
      router.use(isKnown, () => {
        throw notFound();
      });
      router.use(refuse(deps.ledger, options.provider));
      return router;
    },
  };
}

/** Answers requests refused before their handler, and records them in the ledger. */
function refuse(ledger: Ledger, provider: Provider): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const answer = errorAnswer(isTooLarge(error) ? tooLarge(bytesOfBody(request)) : error);
    const { method, path } = request;
    const key = request.get('idempotency-key') ?? null;
    const { status } = answer;
    ledger.recordCall({ provider, method, path, key, reference: null, status, fault: null, replayed: false });
    response.status(status).json(answer.body);
  };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}

function tooLarge(total: number): ProviderError {
  return new ProviderError(413, 'file_size', 'The body is too large.', { limit: 8_000_000, total });
}
