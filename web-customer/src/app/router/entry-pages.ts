import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { page } from './page-route.js';
import { path } from '../routes/routes.js';

/** The query of an entry link, which prefills the registration at the end of the way (R1 §2 item 4). */
const queryOf = (request: Request): string => new URL(request.url).search;

type OnlineName = 'konto-eroeffnen-online' | 'einstieg-konto-eroeffnen-online';

/** Instances of payment providers have one package, account 1, and skip the comparison (R1 §2). */
async function withoutChoice(
  request: Request,
  name: OnlineName = 'einstieg-konto-eroeffnen-online',
): Promise<Response | null> {
  const { isVrPaymentInstance } = await loadConfiguration();
  const online = path(name, { kontoId: 1 });
  if (!isVrPaymentInstance || new URL(request.url).pathname === online) return null;
  return redirect(online + queryOf(request));
}

/** Skips the choice between online and an appointment where the bank has disabled it (R1 §2). */
async function straightOnline(args: LoaderFunctionArgs, name: OnlineName): Promise<Response | null> {
  const { disableOnlineOderTermin } = await loadConfiguration();
  const withoutAny = await withoutChoice(args.request, name);
  if (withoutAny !== null || !disableOnlineOderTermin) return withoutAny;
  return redirect(path(name, { kontoId: args.params['kontoId'] ?? '' }) + queryOf(args.request));
}

/** Pages for everybody: comparing packages and opening an account. */
export const entryPages: readonly RouteObject[] = [
  page('einstieg-konto-vergleich', async () => {
    const { ComparisonPage } = await import('../../pages/account/ComparisonPage.js');
    return { Component: ComparisonPage, loader: ({ request }) => withoutChoice(request) };
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
      return { Component: OnlineOpeningPage, loader: ({ request }) => withoutChoice(request, name) };
    }),
  ),
];
