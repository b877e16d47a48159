import { caseStatus } from '@kontor/domain/case/case-status';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { readMe } from '../landing/visitor-state.js';
import { guardFor } from './guards.js';
import { path } from '../routes/routes.js';
import { currentClaims } from '../session/session.js';
import { tokens } from '../session/tokens.js';

/**
 * What the activation page has to collect: the code, a new registration after the deadline, or the consents that an
 * adviser cannot give.
 */
export type ActivationStep = 'confirm' | 'expired' | 'consent';

const guard = guardFor('hub-aktivierung');

/** Opens the activation for customers who have not confirmed their address or not given their consents (R1 §2 item 7). */
export async function activationGuard({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | ActivationStep> {
  const elsewhere = await guard({ request });
  if (elsewhere !== null) return elsewhere;
  const me = await readMe().catch(endWhenUnknown);
  if (me === 'ended') return redirect(path('hub'));
  if (currentClaims()?.verified === true && me !== null && !(me.acceptedDatenschutz && me.authorizedToRepresent)) {
    return 'consent';
  }
  return me?.status === caseStatus.doiExpired ? 'expired' : 'confirm';
}

/** Ends the session on 401; other errors leave the page as it is. */
function endWhenUnknown(error: unknown): 'ended' | null {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status !== 401) return null;
  tokens.write(null);
  return 'ended';
}
