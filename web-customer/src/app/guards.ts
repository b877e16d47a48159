import { ApiProblem } from '@kontor/api/problem/api-problem';
import { redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router';
import { text } from '../texts/access-text.js';
import { currentArrival } from './arrival.js';
import { choosePackage } from './choose-package.js';
import { leaveDebugMode } from './debug-mode.js';
import { isLookingAgain, shownPage } from './current-page.js';
import { isIdentificationRoute, verdictOn, type Arrival, type GuardedRoute, type Verdict } from './landing.js';
import { notify } from './notices.js';
import { notifyProblem } from './problem-notice.js';
import { queryClient } from './query-client.js';
import { backOffice, path } from './routes.js';
import { hasLeft } from './session.js';
import { hasTokens, tokens } from './tokens.js';
import { rememberWanted, takeWanted } from './wanted-page.js';

type Guard = (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<Response | null>;

/** Where a logged-in customer was last; after the session ended, the login leads back there. */
let last: GuardedRoute | undefined;

/** A page whose loading was given up in favour of this one, which is shown already and asks nothing again. */
let returningTo: string | undefined;

/** Lets only those onto a page whose page it is; everybody else is led to theirs. */
export function onlyOn(route: GuardedRoute): Guard {
  return async ({ request }) => {
    if (leaveDebugMode()) queryClient.clear();
    const address = addressOf(request);
    if (takeReturn(address)) return null;
    const hadLogin = hasTokens() || last !== undefined;
    const arrival = await arrivalFor(address);
    if (arrival instanceof Response || arrival === null) return arrival;
    const ended = arrival.who === 'nobody' && hadLogin && !hasLeft();
    if (ended) tellSessionEnd(isIdentificationRoute(route) ? route : last);
    last = arrival.who === 'customer' && isIdentificationRoute(route) ? route : undefined;
    return follow(wantedBefore(route, arrival), { route, ended });
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

/** On the hub, whoever had to log in goes on to where they wanted, if that page is open to them. */
function wantedBefore(route: GuardedRoute, arrival: Arrival): Verdict {
  const wanted = route === 'hub' && arrival.who === 'customer' ? takeWanted() : undefined;
  const opens = wanted !== undefined && isIdentificationRoute(wanted) && verdictOn(wanted, arrival).kind === 'open';
  return opens ? { kind: 'go', to: wanted } : verdictOn(route, arrival);
}

async function follow(
  verdict: Verdict,
  { route, ended }: { readonly route: GuardedRoute; readonly ended: boolean },
): Promise<Response | null> {
  switch (verdict.kind) {
    case 'open':
      return null;
    case 'bankzugang':
      return redirectDocument(backOffice);
    case 'choose-package':
      return choosePackage();
    case 'go':
      return redirect(verdict.to === 'hub-login-link' ? path('hub-login') : addressFor(verdict.to));
    case 'login':
      rememberWanted(route);
      if (!ended) tell(text('auth.noPermission.title'), text('auth.noPermission.body'));
      return redirect(path('hub-login'));
  }
}

function addressFor(route: Exclude<GuardedRoute, 'hub-login-link'>): string {
  return route === 'hub-aktivierung-link' ? path('hub-aktivierung') : path(route);
}

/** Says something on the login page. */
function tell(title: string, body: string): void {
  notify({ tone: 'error', title, body, page: path('hub-login') });
}

function tellSessionEnd(route: GuardedRoute | undefined): void {
  if (route !== undefined) rememberWanted(route);
  tell(text('auth.ended.title'), text('auth.ended.body'));
}

/**
 * Who comes. What cannot be read leaves everybody where they are: the page that is shown stays, and says why (spec 1 §8
 * "Loading identification data"). Only where no page is shown yet, the page of errors is.
 */
async function arrivalFor(address: string): Promise<Arrival | Response | null> {
  try {
    return await currentArrival();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) {
      tokens.write(null);
      return { who: 'nobody' };
    }
    const shown = shownPage();
    if (shown === undefined) throw error;
    if (isLookingAgain()) return null;
    notifyProblem(error, { title: text('auth.loadFailed'), page: shown.split('?')[0] });
    if (shown === address) return null;
    returningTo = shown;
    return replace(shown);
  }
}
