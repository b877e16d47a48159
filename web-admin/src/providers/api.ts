import { createApiClient } from '@kontor/api/client';
import { createUploader } from '@kontor/api/upload/upload-file';
import { noteSessionEnd } from './ended-session.js';
import { header, inTurn, tokens } from './tokens.js';

export const api = createApiClient({
  baseUrl: '/api',
  tokens,
  cookie: { header, inTurn },
  onEnded: () => noteSessionEnd('abgelaufen'),
});

export const uploader = createUploader({ baseUrl: '/api', tokens, refresh: () => api.refresh() });

/** Interval of the session renewal, in ms (R3 §9). */
export const refreshIntervalMs = 540_000;
