import { createTabTokens } from '@kontor/api/session/tab-tokens';

/** The access token of the staff session; null when signed out. The refresh token is in a cookie. */
export const tokens = createTabTokens('kontor.staff');
