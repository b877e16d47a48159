import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { page } from './page-route.js';
import { path } from '../routes/routes.js';

/** The query of an entry link, which prefills the registration at the end of the way (R1 §2 item 4). */
const queryOf = (request: Request): string => new URL(request.url).search;

/** Instances of payment providers have one package and skip the comparison (R1 §2). */
async function withoutChoice({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> {
  const { isVrPaymentInstance } = await loadConfiguration();
  return isVrPaymentInstance
    ? redirect(path('einstieg-konto-eroeffnen-online', { kontoId: 1 }) + queryOf(request))
    : null;
}

/** Skips the choice between online and an appointment where the bank has disabled it (R1 §2). */
async function straightOnline(
  { params, request }: LoaderFunctionArgs,
  name: 'konto-eroeffnen-online' | 'einstieg-konto-eroeffnen-online',
) {
  const { disableOnlineOderTermin } = await loadConfiguration();
  const withoutAny = await withoutChoice({ request });
  if (withoutAny !== null || !disableOnlineOderTermin) return withoutAny;
  return redirect(path(name, { kontoId: params['kontoId'] ?? '' }) + queryOf(request));
}

/** Pages for everybody: comparing packages and opening an account. */
export const entryPages: readonly RouteObject[] = [
  page('einstieg-konto-vergleich', async () => {
    const { ComparisonPage } = await import('../../pages/account/ComparisonPage.js');
    return { Component: ComparisonPage, loader: withoutChoice };
  }),
  page('beratereinstieg-erfolg', async () => {
    const { AdviserSuccessPage } = await import('../../pages/registration/AdviserSuccessPage.js');
    return { Component: AdviserSuccessPage };
  }),
  page('einstieg-konto-eroeffnen', async () => {
    const { ExistingCustomerPage } = await import('../../pages/registration/ExistingCustomerPage.js');
    return {
      Component: ExistingCustomerPage,
      loader: (args) => straightOnline(args, 'einstieg-konto-eroeffnen-online'),
    };
  }),
  page('konto-eroeffnen', async () => {
    const { ExistingCustomerPage } = await import('../../pages/registration/ExistingCustomerPage.js');
    return { Component: ExistingCustomerPage, loader: (args) => straightOnline(args, 'konto-eroeffnen-online') };
  }),
  ...(['einstieg-konto-eroeffnen-online', 'konto-eroeffnen-online'] as const).map((name) =>
    page(name, async () => {
      const { OnlineOpeningPage } = await import('../../pages/registration/OnlineOpeningPage.js');
      return { Component: OnlineOpeningPage };
    }),
  ),
];
