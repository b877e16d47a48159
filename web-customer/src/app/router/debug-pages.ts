import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { inEachLanguage } from './page-route.js';
import { debugRoutes, type DebugRoute } from '../routes/debug-routes.js';

function debugPage(name: DebugRoute, load: () => Promise<ComponentType>): RouteObject {
  return {
    path: debugRoutes[name],
    handle: { name },
    lazy: async () => {
      const [Component, { startDebugSession: beginDebug }] = await Promise.all([
        load(),
        import('../../pages/debug/debug-session.js'),
      ]);
      return { Component: inEachLanguage(Component), loader: beginDebug };
    },
  };
}

const existing = async () => (await import('../../pages/registration/ExistingCustomerPage.js')).ExistingCustomerPage;
const online = async () => (await import('../../pages/registration/OnlineOpeningPage.js')).OnlineOpeningPage;

const pages: RouteObject[] = [
  debugPage(
    'debug-konto-vergleich',
    async () => (await import('../../pages/account/ComparisonPage.js')).ComparisonPage,
  ),
  debugPage('debug-konto-eroeffnen', existing),
  debugPage('debug-konto-eroeffnen-online', online),
  debugPage(
    'debug-identifizierung',
    async () => (await import('../../pages/application/ApplicationPage.js')).ApplicationPage,
  ),
  debugPage(
    'debug-identifizierung-summary',
    async () => (await import('../../pages/order/summary/SummaryPage.js')).SummaryPage,
  ),
  debugPage(
    'debug-identifizierung-submitted',
    async () => (await import('../../pages/order/submitted/SubmittedPage.js')).SubmittedPage,
  ),
  debugPage('debug-identifizierung-status', async () => (await import('../../pages/case/StatusPage.js')).StatusPage),
];

/** Pages that exist only where the bank's configuration sets `debug` (R1 §2). */
export const debugPages: RouteObject[] = [
  {
    lazy: async () => ({
      Component: inEachLanguage((await import('../../pages/debug/DebugFrame.js')).DebugFrame),
    }),
    children: pages,
  },
];
