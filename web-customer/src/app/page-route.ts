import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { GuardedRoute } from './landing.js';
import { routes, type RouteName } from './routes.js';

type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** A page whose code comes when somebody goes there. */
export function page(name: RouteName, load: () => Promise<PageModule>): RouteObject {
  return { path: routes[name], handle: { name }, lazy: load };
}

/** A page that opens to some people only. */
export function guardedPage(name: GuardedRoute, load: () => Promise<ComponentType>): RouteObject {
  return page(name, async () => {
    const [Component, { onlyOn }] = await Promise.all([load(), import('./guards.js')]);
    return { Component, loader: onlyOn(name) };
  });
}

/** What stands at an address that only leads on. */
export function Nothing() {
  return null;
}
