import { createApiClient } from '@kontor/api/client';
import { createUploader } from '@kontor/api/upload/upload-file';
import { tokens } from './session.js';

/** The client of the API for the staff session of this browser. */
export const api = createApiClient({ baseUrl: '/api', tokens });

/** Sends files and tells how far they are. */
export const uploader = createUploader({ baseUrl: '/api', tokens, refresh: () => api.refresh() });

/** How often the session is renewed while a page stays open, in ms (spec 3 §9). */
export const refreshIntervalMs = 540_000;
