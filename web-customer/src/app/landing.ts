import { customerLanding, type CustomerPage, type LandingSubject } from '@kontor/domain/case/customer-landing';
import type { RouteName } from './routes.js';

/** The identification routes by the names of the rules in `domain/case/customer-landing`. */
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

/** Who comes, and how far the application is. */
export type Arrival =
  { readonly who: 'nobody' } | { readonly who: 'staff' } | { readonly who: 'unverified' } | Customer;

export interface Customer {
  readonly who: 'customer';
  readonly subject: LandingSubject;
  /** An adviser registers without the customer's consents; they are asked for before the form. */
  readonly consented: boolean;
  /** Whether the application names a package that can be opened here. */
  readonly packageChosen: boolean;
}

export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly to: GuardedRoute }
  /** Everybody must log in first, and is told so. */
  | { readonly kind: 'login' }
  | { readonly kind: 'bankzugang' }
  /** The hub chooses the only package there is, or lets the customer choose. */
  | { readonly kind: 'choose-package' };

const open: Verdict = { kind: 'open' };
const go = (to: GuardedRoute): Verdict => ({ kind: 'go', to });

export function isIdentificationRoute(name: string): name is IdentificationRoute {
  return Object.hasOwn(pageOfRoute, name);
}

/** What happens to somebody who wants to go to a page (spec 1 §2 "Entry and routing rules", spec 2 §4.1). */
export function verdictOn(route: GuardedRoute, arrival: Arrival): Verdict {
  if (arrival.who === 'staff') return { kind: 'bankzugang' };
  if (arrival.who === 'nobody') return forNobody(route);
  if (arrival.who === 'unverified') {
    return route === 'hub-aktivierung' || route === 'hub-aktivierung-link' ? open : go('hub-aktivierung');
  }
  return forCustomer(route, arrival);
}

function forNobody(route: GuardedRoute): Verdict {
  if (isIdentificationRoute(route)) return { kind: 'login' };
  // The activation's link works on any device; the page that waits for it only where the registration was.
  if (route === 'hub-aktivierung') return go('hub');
  return route === 'hub' ? go('hub-login') : open;
}

function forCustomer(route: GuardedRoute, arrival: Customer): Verdict {
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

/** A mismatch that is not there (any more) leads back to the order it stood in the way of; all else to the landing. */
function elsewhere(page: CustomerPage, landing: CustomerPage): GuardedRoute {
  const isMismatch = page === 'functionaries-mismatch' || page === 'beneficiaries-mismatch';
  return isMismatch && landing === 'continue' ? 'hub-identifizierung-summary' : routeOf(landing);
}

const routesByPage = new Map(Object.entries(pageOfRoute).map(([route, page]) => [page as CustomerPage, route]));

function routeOf(page: CustomerPage): GuardedRoute {
  return (routesByPage.get(page) as GuardedRoute | undefined) ?? 'hub-aktivierung';
}
