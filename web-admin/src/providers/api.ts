import { createApiClient } from '@kontor/api/client';
import { noteSessionEnd } from './ended-session.js';
import { header, inTurn, tokens } from './tokens.js';

export const api = createApiClient({
  baseUrl: '/api',
  tokens,
  cookie: { header, inTurn },
  onEnded: () => noteSessionEnd('abgelaufen'),
});

/** Interval of the session renewal, in ms (R3 §9). */
export const refreshIntervalMs = 540_000;
