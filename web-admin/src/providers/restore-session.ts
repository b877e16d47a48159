import { renewAtStart } from '@kontor/api/session/renewal-client';
import { isLeft, noteSessionEnd } from './ended-session.js';
import { header, inTurn, tokens } from './tokens.js';

/** Continues the session that a cookie of this browser holds, unless somebody has left it, or the portal is not reached. */
export async function restoreSession(): Promise<void> {
  if (isLeft()) return import('./start-session.js').then(({ endLeft }) => endLeft()).catch(() => undefined);
  const renewed = await inTurn(() => renewAtStart({ baseUrl: '/api', header })).catch(() => null);
  if (renewed === 'ended') noteSessionEnd('abgelaufen');
  else if (renewed !== null) tokens.write(renewed);
}
