import { customerLanding, type CustomerPage, type LandingSubject } from './customer-landing.js';
import type { RouteName } from '../routes/routes.js';

/** The identification routes by the names of the rules in `customer-landing`. */
export const pageOfRoute = {
  'hub-identifizierung': 'form',
  'hub-identifizierung-mehrwerte': 'mehrwerte',
  'hub-identifizierung-switch-konto': 'switch-konto',
  'hub-identifizierung-summary': 'summary',
  'hub-identifizierung-continue': 'continue',
  'hub-identifizierung-functionaries-mismatch': 'functionaries-mismatch',
  'hub-identifizierung-beneficiaries-mismatch': 'beneficiaries-mismatch',
  'hub-identifizierung-submitted': 'submitted',
  'hub-identifizierung-status': 'status',
  'hub-identifizierung-status-functionaries-mismatch': 'status-functionaries-mismatch',
  'hub-identifizierung-status-beneficiaries-mismatch': 'status-beneficiaries-mismatch',
} as const satisfies Readonly<Partial<Record<RouteName, CustomerPage>>>;

export type IdentificationRoute = keyof typeof pageOfRoute;

/** Routes that are open to some people only. */
export type GuardedRoute =
  'hub' | 'hub-login' | 'hub-login-link' | 'hub-aktivierung' | 'hub-aktivierung-link' | IdentificationRoute;

/** Kind of visitor and progress of the application. */
export type VisitorState =
  { readonly who: 'nobody' } | { readonly who: 'staff' } | { readonly who: 'unverified' } | Customer;

export interface Customer {
  readonly who: 'customer';
  readonly subject: LandingSubject;
  /** False after a registration by an adviser, until the customer consents. */
  readonly consented: boolean;
  /** Whether the application names a package that can be opened here. */
  readonly packageChosen: boolean;
}

export type RouteDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly to: GuardedRoute }
  /** The login page, with a notice. */
  | { readonly kind: 'login' }
  | { readonly kind: 'bankzugang' }
  /** Selects the only package or opens the page to select one. */
  | { readonly kind: 'choose-package' };

const open: RouteDecision = { kind: 'open' };
const go = (to: GuardedRoute): RouteDecision => ({ kind: 'go', to });

export function isIdentificationRoute(name: string): name is IdentificationRoute {
  return Object.hasOwn(pageOfRoute, name);
}

/** Opens a route or names the page to open instead (R1 §2 "Entry and routing rules", R2 §4.1). */
export function decideRoute(route: GuardedRoute, arrival: VisitorState): RouteDecision {
  if (arrival.who === 'staff') return { kind: 'bankzugang' };
  if (arrival.who === 'nobody') return forSignedOut(route);
  if (arrival.who === 'unverified') {
    return route === 'hub-aktivierung' || route === 'hub-aktivierung-link' ? open : go('hub-aktivierung');
  }
  return forCustomer(route, arrival);
}

function forSignedOut(route: GuardedRoute): RouteDecision {
  if (isIdentificationRoute(route)) return { kind: 'login' };
  // The activation link works on any device, the waiting page only with the session of the registration.
  if (route === 'hub-aktivierung') return go('hub');
  return route === 'hub' ? go('hub-login') : open;
}

function forCustomer(route: GuardedRoute, arrival: Customer): RouteDecision {
  const { landing, allowed } = customerLanding(arrival.subject);
  const filling = landing === 'form';
  if (filling && !arrival.consented) return route === 'hub-aktivierung' ? open : go('hub-aktivierung');
  if (isIdentificationRoute(route)) {
    const page = pageOfRoute[route];
    if (!allowed.includes(page)) return go(elsewhere(page, landing));
    return filling && !arrival.packageChosen && page !== 'switch-konto' ? go('hub') : open;
  }
  if (route === 'hub-aktivierung' && landing === 'activation') return open;
  if (route !== 'hub') return go('hub');
  return filling && !arrival.packageChosen ? { kind: 'choose-package' } : go(routeOf(landing));
}

/** A mismatch page without a mismatch redirects to the summary, other pages to the landing page. */
function elsewhere(page: CustomerPage, landing: CustomerPage): GuardedRoute {
  const isMismatch = page === 'functionaries-mismatch' || page === 'beneficiaries-mismatch';
  return isMismatch && landing === 'continue' ? 'hub-identifizierung-summary' : routeOf(landing);
}

const routesByPage = new Map(Object.entries(pageOfRoute).map(([route, page]) => [page as CustomerPage, route]));

function routeOf(page: CustomerPage): GuardedRoute {
  return (routesByPage.get(page) as GuardedRoute | undefined) ?? 'hub-aktivierung';
}
