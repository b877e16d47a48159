import { routes } from '@kontor/api/routes';
import { currentRequest } from '@kontor/platform/http/current-request';
import type { Request } from 'express';

const limited = new Set(routes.filter((route) => route.limited === true).map(({ method, path }) => name(method, path)));

/**
 * Makes sure that the API describes the 429 of the route that is being answered: a limit works only on a route with
 * `limited`. @throws TypeError
 */
export function requireLimitedRoute(): void {
  const request = currentRequest();
  if (request === undefined || limited.has(nameOf(request))) return;
  throw new TypeError(`${nameOf(request)} has a rate limit, but its description does not say so`);
}

function nameOf(request: Request): string {
  const { method } = request;
  const route: unknown = request.route;
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : '';
  return name(method === 'HEAD' ? 'GET' : method, String(path));
}

/** Without the names of parameters, which are written `{id}` or `:id`. */
function name(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\{\w+\}|:\w+/g, '{}')}`;
}
