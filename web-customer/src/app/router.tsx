import { createBrowserRouter, redirect, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { loadConfiguration } from './configuration-client.js';
import { followPage } from './current-page.js';
import { entryPages } from './entry-pages.js';
import { ErrorPage, RootErrorPage } from './ErrorPage.js';
import { FirstLoad } from './FirstLoad.js';
import { NotFoundPage } from './NotFoundPage.js';
import { clearNotices } from './notices.js';
import { Nothing } from './page-route.js';
import { path, routes } from './routes.js';
import { Shell } from './Shell.js';
import { hasTokens } from './tokens.js';
import { rootRouteId } from './use-configuration.js';

const pages: RouteObject[] = [
  { path: '/', Component: Nothing, loader: () => redirect(path('hub')) },
  ...entryPages,
  { path: routes['not-found'], Component: NotFoundPage },
  { path: '*', Component: NotFoundPage },
];

const pagesId = 'pages';

const root: RouteObject = {
  id: rootRouteId,
  Component: Shell,
  ErrorBoundary: RootErrorPage,
  HydrateFallback: FirstLoad,
  loader: loadConfiguration,
  shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) =>
    defaultShouldRevalidate && currentUrl.href === nextUrl.href,
  children: [{ id: pagesId, ErrorBoundary: ErrorPage, children: pages }],
};

const entry = /^\/(?:start|fk)\//;
let complete = false;

/** Adds the pages behind the hub when somebody first goes to one of them. */
const addHubPages: PatchRoutesOnNavigationFunction = async ({ path: pathname, patch }) => {
  if (complete || entry.test(pathname)) return;
  const { loadHubPages } = await import('./hub-pages.js');
  const hubPages = await loadHubPages();
  if (!complete) patch(pagesId, hubPages);
  complete = true;
};

/** All pages of the app. */
export function createAppRouter() {
  const router = createBrowserRouter([root], { patchRoutesOnNavigation: addHubPages });
  followPage(router);
  let before = router.state.navigation.state;
  router.subscribe(({ initialized, navigation: { state, location } }) => {
    // Only where a way begins: a guard that sends on has already said why.
    if (initialized && before === 'idle' && location !== undefined) {
      clearNotices(location.pathname);
      if (hasTokens()) void import('./session.js').then(({ keepFresh }) => keepFresh());
    }
    before = state;
  });
  return router;
}
