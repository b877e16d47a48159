import type { ApiRoute } from '@kontor/api/route/route';
import { defaultProblem } from '@kontor/platform/problem/default-problems';
import { Problem } from '@kontor/platform/problem/problem';
import type { RequestHandler } from 'express';
import { addressOf } from '../answer/route-address.js';

/**
 * Answers a request whose address has routes, but none with its method: 405 with the methods it has (RFC 9110, 15.5.6).
 * Runs after all routers; other addresses go on.
 */
export function methodNotAllowed(routes: readonly Pick<ApiRoute, 'method' | 'path'>[]): RequestHandler {
  const known = routes.map(({ method, path }) => ({ method, address: addressOf(path) }));
  return (request, response, next) => {
    const methods = new Set<string>(
      known.filter(({ address }) => address.test(request.path)).map(({ method }) => method),
    );
    if (methods.has('GET')) methods.add('HEAD');
    if (methods.size === 0 || methods.has(request.method)) return next();
    response.setHeader('Allow', [...methods].sort().join(', '));
    next(new Problem({ ...defaultProblem(405), code: 'method-not-allowed' }));
  };
}
