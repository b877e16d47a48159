import type { SessionTokens } from './session.schema.js';
import type { TokenStore } from './token-store.js';

/** The access token of a browser tab, shared with the other tabs of the same app. */
export interface TabTokens extends TokenStore {
  /** Calls the listener when another tab renewed the token or logged out. Returns the function that ends it. */
  readonly onChange: (listener: () => void) => () => void;
  /** Removes the token of this tab; the others keep theirs. */
  readonly drop: () => void;
}

/**
 * Keeps the access token in memory only; the refresh token is in a cookie that no script reads. What one tab writes, the
 * others of the channel get.
 */
export function createTabTokens(channelName: string): TabTokens {
  let held: SessionTokens | null = null;
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionTokens | null>) => {
    held = data;
    for (const listener of listeners) listener();
  });
  return {
    read: () => held,
    write: (next) => {
      held = next === null ? null : { token: next.token };
      channel.postMessage(held);
    },
    drop: () => {
      held = null;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
