import type { SessionTokens } from './session.schema.js';
import type { TokenStore } from './token-store.js';

/** The access token of a browser tab, shared with the other tabs of the same app. */
export interface TabTokens extends TokenStore {
  /**
   * Calls the listener when another tab renewed the token or ended the session, with what that tab says of the end.
   * Returns the function that ends it.
   */
  readonly onChange: (listener: (how?: string) => void) => () => void;
  /** Removes the token of every tab, and reports to the others how the session ended. */
  readonly end: (how: string) => void;
  /** Removes the token of this tab; the others keep theirs. */
  readonly drop: () => void;
}

/**
 * Keeps the access token in memory only; the refresh token is in a cookie that no script reads. What one tab writes, the
 * others of the channel get.
 */
export function createTabTokens(channelName: string): TabTokens {
  let held: SessionTokens | null = null;
  const listeners = new Set<(how?: string) => void>();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionTokens | string | null>) => {
    const how = typeof data === 'string' ? data : undefined;
    held = typeof data === 'string' ? null : data;
    for (const listener of listeners) listener(how);
  });
  return {
    read: () => held,
    write: (next) => {
      held = next === null ? null : { token: next.token };
      channel.postMessage(held);
    },
    end: (how) => {
      held = null;
      channel.postMessage(how);
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
