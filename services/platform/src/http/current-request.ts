import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';

const storage = new AsyncLocalStorage<Request>();

/** The request that is being answered; undefined outside of one. */
export function currentRequest(): Request | undefined {
  return storage.getStore();
}

/** Keeps the request for `currentRequest`. */
export const keepRequest: RequestHandler = (request, _response, next) => {
  storage.run(request, () => next());
};
