import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { GuardedRoute } from '../landing/landing.js';
import { useLanguage } from '../../texts/language.js';
import { routes, type RouteName } from '../routes/routes.js';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: Exclude<RouteObject['loader'], undefined>;
}

/** A component that is rendered again in another language. */
export function inEachLanguage(Component: ComponentType): ComponentType {
  return function InLanguage() {
    useLanguage();
    return createElement(Component);
  };
}

/** A route whose code is loaded on demand. */
export function page(name: RouteName, load: () => Promise<PageModule>): RouteObject {
  return {
    path: routes[name],
    handle: { name },
    lazy: async () => {
      const { Component, ...rest } = await load();
      return { Component: inEachLanguage(Component), ...rest };
    },
  };
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
