import { renewAtStart } from '@kontor/api/session/renewal-client';
import { noteSessionEnd } from './ended-session.js';
import { header, inTurn, tokens } from './tokens.js';

/** Continues the session that a cookie of this browser holds, if there is one and the portal is reached. */
export async function restoreSession(): Promise<void> {
  const renewed = await inTurn(() => renewAtStart({ baseUrl: '/api', header })).catch(() => null);
  if (renewed === 'ended') noteSessionEnd('abgelaufen');
  else if (renewed !== null) tokens.write(renewed);
}
