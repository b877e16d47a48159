import { changeOrderData } from '@kontor/api/application/application.routes';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { redirect } from 'react-router';
import { text } from '../../texts/access-text.js';
import { packageOfPaymentProvider, packagesOfferedHere } from '../landing/offered-packages.js';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { notifyProblem } from '../notices/problem-notice.js';
import { path } from '../routes/routes.js';
import { api } from '../session/session.js';

/** Selects the only package, or opens the page to select one (R1 §2 "Entry decision on the hub"). */
export async function choosePackage(): Promise<Response> {
  const choice = `${path('hub-identifizierung-switch-konto')}?disableCancelButton=true`;
  const configuration = await loadConfiguration();
  const offered = packagesOfferedHere(configuration);
  const [only, ...others] = configuration.isVrPaymentInstance ? [packageOfPaymentProvider] : offered;
  if (only === undefined || others.length > 0) return redirect(choice);
  try {
    await api.send(changeOrderData, { body: { orderData: { kontoId: only } } });
    return redirect(path('hub-identifizierung'));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    notifyProblem(error, { title: () => text('auth.packageFailed'), page: path('hub-identifizierung-switch-konto') });
    return redirect(choice);
  }
}
