import { endByCookie, renewAtStart } from '@kontor/api/session/renewal-client';
import { leftHow, noteLeft, noteSessionEnd } from './ended-session.js';
import { header, inTurn, tokens } from './tokens.js';

/** Continues the session that a cookie of this browser holds, unless somebody has left it, or the portal is not reached. */
export async function restoreSession(): Promise<void> {
  const left = leftHow();
  if (left === 'gesperrt') noteSessionEnd(left);
  if (left !== null) {
    if (await endByCookie({ baseUrl: '/api', header })) noteLeft(null);
    return;
  }
  const renewed = await inTurn(() => renewAtStart({ baseUrl: '/api', header })).catch(() => null);
  if (renewed === 'ended') noteSessionEnd('abgelaufen');
  else if (renewed !== null) tokens.write(renewed);
}
