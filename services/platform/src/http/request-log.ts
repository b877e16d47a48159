import type { Request, RequestHandler } from 'express';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { startSpan } from '../trace/span.js';
import { runAs, runWithTrace } from '../trace/trace-context.js';

/**
 * Puts the request into a trace (W3C `traceparent` of the caller, or a new one) that its log lines and calls share. Where
 * `isCall` returns true it gets its own span; files of the web apps do not.
 */
export function traceRequest(isCall: (path: string) => boolean): RequestHandler {
  return (request, response, next) => {
    const [{ method }, caller] = [request, request.get('traceparent')];
    if (!isCall(request.path)) {
      runWithTrace(caller, () => next());
      return;
    }
    const span = startSpan({ name: method, kind: 'server', parent: caller ?? null });
    response.once('close', () => {
      const [route, status] = [routePattern(request), response.statusCode];
      span.rename(`${method} ${route}`);
      span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.fail(String(status));
      span.end();
    });
    runAs(span.traceparent, () => next());
  };
}

/**
 * Logs and measures each finished request by its route pattern, so that neither query, ids, codes nor tokens of the
 * address are written. Event streams are not measured, because they stay open.
 */
export function logRequests(logger: Logger, metrics?: Metrics): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const [{ method }, { statusCode: status }, ms] = [request, response, performance.now() - startedAt];
      const route = routePattern(request);
      const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
      if (!isStream) metrics?.httpRequests.observe({ method, route, status: classOf(status) }, ms / 1000);
      logger[status >= 500 ? 'warn' : 'info'](
        { method, route, status, ms: Math.round(ms), ...(response.writableFinished ? {} : { aborted: true }) },
        'request',
      );
    });
    next();
  };
}

/** `2xx`, `4xx` …; the log has the exact code. */
function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

function routePattern(request: Request): string {
  const route: unknown = request.route;
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'unmatched';
  return typeof route.path === 'string' ? `${request.baseUrl}${route.path}` : request.baseUrl;
}
