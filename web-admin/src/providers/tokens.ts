import { sessionHeaders } from '@kontor/api/session/session-header';
import { createTabTokens } from '@kontor/api/session/tab-tokens';

export const header = sessionHeaders.staff;

/** The access token of the staff session; null when signed out. The refresh token is in a cookie. */
export const tokens = createTabTokens('kontor.staff');

/** Lets one renewal of the session at a time run over all tabs. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('kontor.staff.refresh', work);
