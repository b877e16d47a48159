import { isSessionEnd, type SessionEnd } from './ended-session.js';

export const entryPath = '/bm/entry';

/** The login page that says how the session ended. */
export const endedPath = (how: SessionEnd): string => `${entryPath}?sitzung=${how}`;

/** How the session ended, by the query of the login page; undefined where it does not say it. */
export function endIn(search: string): SessionEnd | undefined {
  const how = new URLSearchParams(search).get('sitzung');
  return isSessionEnd(how) ? how : undefined;
}

export const startPath = '/bm/start';

/** The page of the own access, the only one for an account that must set up a second factor first. */
export const myAccessPath = '/bm/mein-zugang';

/** What waits for a second person. */
export const approvalsPath = '/bm/freigaben';
