import { createElement, type ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router';
import type { IdentificationRoute } from '../landing/landing.js';
import { guardedPage, RedirectOnly, page } from './page-route.js';
import { path, type RouteName } from '../routes/routes.js';
import { sessionRestored } from '../session/restore-session.js';

/** One page for both routes on which a mismatch is resolved. */
function mismatchPage(
  name: IdentificationRoute,
  load: () => Promise<ComponentType<{ readonly from: 'order' | 'status' }>>,
): RouteObject {
  const from = name.includes('status') ? 'status' : 'order';
  return guardedPage(name, async () => {
    const Page = await load();
    return () => createElement(Page, { from });
  });
}

const functionaries = async () =>
  (await import('../../pages/matching/FunctionariesMismatchPage.js')).FunctionariesMismatchPage;
const beneficiaries = async () =>
  (await import('../../pages/matching/BeneficiariesMismatchPage.js')).BeneficiariesMismatchPage;

const steps: readonly RouteObject[] = [
  guardedPage(
    'hub-identifizierung',
    async () => (await import('../../pages/application/ApplicationPage.js')).ApplicationPage,
  ),
  guardedPage(
    'hub-identifizierung-mehrwerte',
    async () => (await import('../../pages/mehrwerte/MehrwertePage.js')).MehrwertePage,
  ),
  guardedPage(
    'hub-identifizierung-summary',
    async () => (await import('../../pages/order/summary/SummaryPage.js')).SummaryPage,
  ),
  guardedPage(
    'hub-identifizierung-continue',
    async () => (await import('../../pages/order/hand-over/ContinuePage.js')).ContinuePage,
  ),
  guardedPage(
    'hub-identifizierung-submitted',
    async () => (await import('../../pages/order/submitted/SubmittedPage.js')).SubmittedPage,
  ),
  guardedPage(
    'hub-identifizierung-switch-konto',
    async () => (await import('../../pages/account/SwitchAccountPage.js')).SwitchAccountPage,
  ),
  mismatchPage('hub-identifizierung-functionaries-mismatch', functionaries),
  mismatchPage('hub-identifizierung-beneficiaries-mismatch', beneficiaries),
  mismatchPage('hub-identifizierung-status-functionaries-mismatch', functionaries),
  mismatchPage('hub-identifizierung-status-beneficiaries-mismatch', beneficiaries),
  guardedPage(
    'hub-identifizierung-status',
    async () => (await import('../../pages/case/StatusPage.js')).StatusPage,
    async () => (await import('../../pages/case/own-case/read-case.js')).readCase(),
  ),
];

/** Short addresses and the older names of the pages after an identity check (R1 §2). */
const aliases: readonly (readonly [from: string, to: RouteName])[] = [
  ['/', 'hub'],
  ['/start', 'einstieg-konto-vergleich'],
  ['/start/fenster', 'hub'],
  ['/kontomodell', 'hub-identifizierung-switch-konto'],
  ['/mehrwerte', 'hub-identifizierung-mehrwerte'],
  ['/zusammenfassung', 'hub-identifizierung-summary'],
  ['/fortsetzen', 'hub-identifizierung-continue'],
  ['/personen-abgleich', 'hub-identifizierung-functionaries-mismatch'],
  ['/personen-abgleich-wb', 'hub-identifizierung-beneficiaries-mismatch'],
  ['/uebertragen', 'hub-identifizierung-submitted'],
  ['/status', 'hub-identifizierung-status'],
  ['/status/personen-abgleich', 'hub-identifizierung-status-functionaries-mismatch'],
  ['/status/personen-abgleich-wb', 'hub-identifizierung-status-beneficiaries-mismatch'],
  ['/video-ident/erfolg', 'identifikation-erfolg'],
  ['/video-ident/fehler', 'identifikation-fehler'],
];

/** Pages for customers with a confirmed address, and those an identity check returns to. */
export const identificationPages: readonly RouteObject[] = [
  { lazy: async () => ({ Component: (await import('./Identification.js')).Identification }), children: [...steps] },
  page('identifikation-erfolg', async () => {
    const { SuccessPage } = await import('../../pages/identity-check/SuccessPage.js');
    return { Component: SuccessPage };
  }),
  page('identifikation-fehler', async () => {
    const { FailurePage } = await import('../../pages/identity-check/FailurePage.js');
    await sessionRestored().catch(() => undefined);
    return { Component: FailurePage };
  }),
  ...aliases.map(([from, to]) => ({
    path: from,
    Component: RedirectOnly,
    loader: ({ request }: { readonly request: Request }) =>
      redirect(path(to as 'hub-identifizierung-status') + new URL(request.url).search),
  })),
];
