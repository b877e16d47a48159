import { createStoredTokens } from '@kontor/api/session/browser-storage';
import { staffStorage } from './staff-storage.js';

/** The tokens of the staff session in this browser; null when signed out. */
export const tokens = createStoredTokens(staffStorage);
