import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { trackCurrentPage } from '../routes/current-page.js';
import { entryPages } from './entry-pages.js';
import { isFramed } from '../session/framed.js';
import { ErrorPage, RootErrorPage } from '../shell/ErrorPage.js';
import { InitialSkeleton } from '../prerender/InitialSkeleton.js';
import { NotFoundPage } from '../shell/NotFoundPage.js';
import { clearNotices } from '../notices/notices.js';
import { inEachLanguage } from './page-route.js';
import { routes } from '../routes/routes.js';
import { Shell } from '../shell/Shell.js';
import { storeEntryParameters } from '../session/entry-parameters.js';
import { startSession } from '../session/restore-session.js';
import { hasTokens } from '../session/tokens.js';
import { rootRouteId } from '../configuration/use-configuration.js';

const NotFound = inEachLanguage(NotFoundPage);

const pages: RouteObject[] = [
  ...entryPages,
  { path: routes['not-found'], Component: NotFound },
  { path: '*', Component: NotFound },
];

const pagesId = 'pages';

const root: RouteObject = {
  id: rootRouteId,
  Component: Shell,
  ErrorBoundary: RootErrorPage,
  HydrateFallback: InitialSkeleton,
  loader: loadConfiguration,
  shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) =>
    defaultShouldRevalidate && currentUrl.href === nextUrl.href,
  children: [{ id: pagesId, ErrorBoundary: ErrorPage, children: pages }],
};

const entry = /^\/(?:start\/p|fk\/)/;
let complete = false;

const behindEntry = () => import('./hub-pages.js');

/** Adds all other pages on the first navigation to one of them. */
const addPages: PatchRoutesOnNavigationFunction = async ({ path: pathname, patch }) => {
  if (complete || entry.test(pathname)) return;
  const others = await (await behindEntry()).loadPages();
  if (!complete) patch(pagesId, others);
  complete = true;
};

/** The router of the app. Entry parameters and tokens leave the address before it reads it. */
export function createAppRouter() {
  startSession(storeEntryParameters());
  const router = createBrowserRouter([root], { patchRoutesOnNavigation: addPages });
  trackCurrentPage(router);
  if (isFramed) void behindEntry().then(({ startFrame }) => startFrame(router));
  let before = router.state.navigation.state;
  router.subscribe(({ initialized, navigation: { state, location } }) => {
    // Only at the start of a navigation: a redirect of a guard keeps its notice.
    if (initialized && before === 'idle' && location !== undefined) {
      clearNotices(location.pathname);
      if (hasTokens()) void import('../session/session.js').then(({ refreshIfExpiring: keepFresh }) => keepFresh());
    }
    before = state;
  });
  return router;
}
