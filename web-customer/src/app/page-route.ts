import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { GuardedRoute } from './landing.js';
import { routes, type RouteName } from './routes.js';

type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** A page whose code comes when somebody goes there. */
export function page(name: RouteName, load: () => Promise<PageModule>): RouteObject {
  return { path: routes[name], handle: { name }, lazy: load };
}

/** A page that opens to some people only; `read` brings what it shows before it is entered. */
export function guardedPage(
  name: GuardedRoute,
  load: () => Promise<ComponentType>,
  read?: () => Promise<void>,
): RouteObject {
  return page(name, async () => {
    const [Component, { onlyOn }] = await Promise.all([load(), import('./guards.js')]);
    const guard = onlyOn(name);
    if (read === undefined) return { Component, loader: guard };
    return { Component, loader: async (args) => (await guard(args)) ?? (await read(), null) };
  });
}

/** What stands at an address that only leads on. */
export function Nothing() {
  return null;
}
