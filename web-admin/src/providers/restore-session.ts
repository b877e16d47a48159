import { renewByCookie } from './bank-client.js';
import { noteSessionEnd } from './ended-session.js';
import { inTurn, tokens } from './tokens.js';

/** Continues the session that a cookie of this browser holds, if there is one and the portal is reached. */
export async function restoreSession(): Promise<void> {
  const renewed = await inTurn(renewByCookie).catch(() => null);
  if (renewed === 'ended') noteSessionEnd(true);
  else if (renewed !== null) tokens.write(renewed);
}
