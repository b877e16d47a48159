import { ApiProblem } from '@kontor/api/problem/api-problem';
import { redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router';
import { text } from '../../texts/access-text.js';
import { currentVisitorState } from '../landing/visitor-state.js';
import { choosePackage } from './choose-package.js';
import { leaveDebugMode } from '../session/debug-mode.js';
import { isRevalidating, currentPage } from '../routes/current-page.js';
import {
  isIdentificationRoute,
  decideRoute,
  type VisitorState,
  type GuardedRoute,
  type RouteDecision,
} from '../landing/landing.js';
import { notify } from '../notices/notices.js';
import { notifyProblem } from '../notices/problem-notice.js';
import { queryClient } from '../session/query-client.js';
import { path } from '../routes/routes.js';
import { hadSession } from '../session/restore-session.js';
import { hasLoggedOut } from '../session/session.js';
import { readStored, writeStored } from '../session/storage.js';
import { tokens } from '../session/tokens.js';
import { rememberRequestedPage, takeRequestedPage } from './requested-page.js';

type Guard = (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<Response | null>;

/** The last page of a logged-in customer, opened again after a new login. */
let last: GuardedRoute | undefined;

/** Address of the page that is restored after loading another one failed; its guard is skipped once. */
let returningTo: string | undefined;

/** A loader that opens the route or redirects to the visitor's own page. */
export function guardFor(route: GuardedRoute): Guard {
  return async ({ request }) => {
    if (leaveDebugMode()) queryClient.clear();
    const address = addressOf(request);
    if (takeReturn(address)) return null;
    const hadLogin = (await hadSession()) || last !== undefined;
    const arrival = await visitorStateFor(address);
    if (arrival instanceof Response || arrival === null) return arrival;
    const ended = arrival.who === 'nobody' && hadLogin && !hasLoggedOut();
    if (ended) notifySessionEnd(isIdentificationRoute(route) ? route : last);
    last = arrival.who === 'customer' && isIdentificationRoute(route) ? route : undefined;
    return follow(decideWithRequested(route, arrival), { route, ended });
  };
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function takeReturn(address: string): boolean {
  const returns = returningTo === address;
  returningTo = undefined;
  return returns;
}

/** After the login the hub redirects to the page that was requested, if it is open. */
function decideWithRequested(route: GuardedRoute, arrival: VisitorState): RouteDecision {
  const wanted = route === 'hub' && arrival.who === 'customer' ? takeRequestedPage() : undefined;
  const opens = wanted !== undefined && isIdentificationRoute(wanted) && decideRoute(wanted, arrival).kind === 'open';
  return opens ? { kind: 'go', to: wanted } : decideRoute(route, arrival);
}

async function follow(
  decision: RouteDecision,
  { route, ended }: { readonly route: GuardedRoute; readonly ended: boolean },
): Promise<Response | null> {
  switch (decision.kind) {
    case 'open':
      return null;
    case 'bankzugang':
      return redirectDocument(path('bankzugang'));
    case 'choose-package':
      return choosePackage();
    case 'go':
      return redirect(decision.to === 'hub-login-link' ? path('hub-login') : addressFor(decision.to));
    case 'login':
      rememberRequestedPage(route);
      if (!ended) notifyOnLoginPage('auth.noPermission');
      return redirect(path('hub-login'));
  }
}

function addressFor(route: Exclude<GuardedRoute, 'hub-login-link'>): string {
  return route === 'hub-aktivierung-link' ? path('hub-aktivierung') : path(route);
}

function notifyOnLoginPage(key: 'auth.noPermission' | 'auth.disconnected' | 'auth.ended'): void {
  const page = path('hub-login');
  notify({ tone: 'error', title: () => text(`${key}.title`), body: () => text(`${key}.body`), page });
}

function notifySessionEnd(route: GuardedRoute | undefined): void {
  if (route !== undefined) rememberRequestedPage(route);
  const isOther = readStored('device') === 'other';
  writeStored('device', undefined);
  notifyOnLoginPage(isOther ? 'auth.disconnected' : 'auth.ended');
}

/**
 * The state of the visitor. When it cannot be read, the current page stays and shows a notice (R1 §8
 * "Loading identification data"); without a current page the error page is shown.
 */
async function visitorStateFor(address: string): Promise<VisitorState | Response | null> {
  try {
    return await currentVisitorState();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) {
      tokens.write(null);
      return { who: 'nobody' };
    }
    if (currentPage() === undefined) throw error;
    return isRevalidating() ? null : cancelNavigation(error, address);
  }
}

/**
 * Stays on the current page and shows why the next one cannot be opened (R2 §8 "Loading identification data"). Without
 * a current page the next one opens and shows it.
 */
function cancelNavigation(error: ApiProblem, address: string): Response | null {
  const shown = currentPage();
  if (shown === undefined) return null;
  notifyProblem(error, { title: () => text('auth.loadFailed'), page: shown.split('?')[0] });
  if (shown === address) return null;
  returningTo = shown;
  return replace(shown);
}

/** Statuses that pages handle themselves: the session has ended, the case is archived. */
const handledByPages: readonly number[] = [401, 410];

/** Opens a guarded page once its data is read; the navigation is cancelled when it cannot be read. */
export function guardWithData(route: GuardedRoute, read: () => Promise<void>): Guard {
  const guard = guardFor(route);
  return async (args) => {
    const elsewhere = await guard(args);
    if (elsewhere !== null) return elsewhere;
    try {
      await read();
      return null;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return handledByPages.includes(error.status) ? null : cancelNavigation(error, addressOf(args.request));
    }
  };
}
