import { ApiProblem } from '@kontor/api/problem/api-problem';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { readMe } from './arrival.js';
import { onlyOn } from './guards.js';
import { path } from './routes.js';
import { currentClaims } from './session.js';
import { writeStored } from './storage.js';
import { tokens } from './tokens.js';

/** What the activation asks for: the confirmation, a new registration because it came too late, or an adviser's customer's consents. */
export type ActivationStep = 'confirm' | 'expired' | 'consent';

const expired = 120;
const guard = onlyOn('hub-aktivierung');

/** The activation: for who registered and has not yet confirmed, or not yet consented (spec 1 §2 item 7). */
export async function activationGuard({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | ActivationStep> {
  if (takeSession(new URL(request.url))) return redirect(path('hub-aktivierung'));
  const elsewhere = await guard({ request });
  if (elsewhere !== null) return elsewhere;
  const me = await readMe().catch(endWhenUnknown);
  if (me === 'ended') return redirect(path('hub'));
  if (currentClaims()?.verified === true && me !== null && !(me.acceptedDatenschutz && me.authorizedToRepresent)) {
    return 'consent';
  }
  return me?.status === expired ? 'expired' : 'confirm';
}

/** A login the server no longer knows is over; a server that cannot be reached takes nothing away from the page. */
function endWhenUnknown(error: unknown): 'ended' | null {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status !== 401) return null;
  tokens.write(null);
  return 'ended';
}

/** A registration in a browser that keeps nothing hands its session over in the address; it leaves the address at once. */
function takeSession({ searchParams }: URL): boolean {
  const token = searchParams.get('token');
  const refreshToken = searchParams.get('refresh_token');
  const mail = searchParams.get('verification_mail');
  if (token === null || refreshToken === null || mail === null) return false;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  tokens.write({ token, refresh_token: refreshToken });
  writeStored('verificationMail', mail);
  return true;
}
