import { sessionHeaders } from '@kontor/api/session/session-header';
import { createTabTokens } from '@kontor/api/session/tab-tokens';
import { createMemoryTokens, type TokenStore } from '@kontor/api/session/token-store';
import { isFramed } from './framed.js';

/**
 * Whether a cookie that no script reads holds the refresh token. A browser without cookies, a frame, which gets none of
 * this site, and a page without https, which has no locks, have both tokens in memory, until the page is left.
 */
const isKeptByCookie = navigator.cookieEnabled && window.isSecureContext && !isFramed;

/** The cookie of the session and the order of its renewals over all tabs; undefined without a cookie. */
export const sessionCookie = isKeptByCookie
  ? {
      header: sessionHeaders.customer,
      inTurn: <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('kontor.customer.refresh', work),
    }
  : undefined;

const listeners = new Set<() => void>();
const elsewhere = new Set<() => void>();

function notify(all: ReadonlySet<() => void>): void {
  for (const listener of all) listener();
}

function createStore(): TokenStore {
  if (!isKeptByCookie) return createMemoryTokens();
  const shared = createTabTokens('kontor.customer');
  shared.onChange(() => {
    notify(listeners);
    if (shared.read() !== null) notify(elsewhere);
  });
  return shared;
}

const store = createStore();

export const tokens: TokenStore = {
  read: () => store.read(),
  write: (next) => {
    store.write(next);
    notify(listeners);
  },
};

/** Whether this browser has tokens; the server decides whether they are valid. */
export const hasTokens = (): boolean => tokens.read() !== null;

/** Subscribes to login and logout, here or in another tab. */
export function onTokensChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to tokens that another tab received, by a login or a renewal. */
export function onTokensFromOtherTab(listener: () => void): () => void {
  elsewhere.add(listener);
  return () => elsewhere.delete(listener);
}
