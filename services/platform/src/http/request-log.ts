import type { Request, RequestHandler } from 'express';
import type { Logger } from '../logger/logger.js';
import { runWithTrace } from '../trace/trace-context.js';

/** Puts the request into a trace (W3C `traceparent`, or a new one) that all its log lines and calls share. */
export const traceRequest: RequestHandler = (request, _response, next) => {
  runWithTrace(request.get('traceparent'), () => next());
};

/**
 * Logs each finished request by its route pattern, so that neither query, ids, codes nor tokens of the address are written.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    response.once('close', () => {
      const level = response.statusCode >= 500 ? 'warn' : 'info';
      logger[level](
        {
          method: request.method,
          route: routePattern(request),
          status: response.statusCode,
          ms: Math.round(performance.now() - begun),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}

function routePattern(request: Request): string {
  const route: unknown = request.route;
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'unmatched';
  return typeof route.path === 'string' ? `${request.baseUrl}${route.path}` : request.baseUrl;
}
