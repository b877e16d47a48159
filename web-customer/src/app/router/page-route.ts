import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { GuardedRoute } from '../landing/landing.js';
import { routes, type RouteName } from '../routes/routes.js';

type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** A route whose code is loaded on demand. */
export function page(name: RouteName, load: () => Promise<PageModule>): RouteObject {
  return { path: routes[name], handle: { name }, lazy: load };
}

/** A route behind a guard; `read` loads its data before it opens. */
export function guardedPage(
  name: GuardedRoute,
  load: () => Promise<ComponentType>,
  read?: () => Promise<void>,
): RouteObject {
  return page(name, async () => {
    const [Component, { guardFor, guardWithData }] = await Promise.all([load(), import('../guards/guards.js')]);
    return { Component, loader: read === undefined ? guardFor(name) : guardWithData(name, read) };
  });
}

/** Content of a route that only redirects. */
export function RedirectOnly() {
  return null;
}
