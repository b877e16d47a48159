import type { TokenPair } from '@kontor/api/session/session.schema';
import type { TokenStore } from '@kontor/api/session/token-store';
import { onStorageChange, readStored, writeStored } from './storage.js';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

onStorageChange(tell);

/** The tokens of this browser. */
export const tokens: TokenStore = {
  read: (): TokenPair | null => {
    const token = readStored('token');
    const refreshToken = readStored('refreshToken');
    return token === undefined || refreshToken === undefined ? null : { token, refresh_token: refreshToken };
  },
  write: (pair) => {
    writeStored('token', pair?.token);
    writeStored('refreshToken', pair?.refresh_token);
    tell();
  },
};

/** Whether somebody is logged in, as far as the browser knows; the server decides. */
export const hasTokens = (): boolean => tokens.read() !== null;

/** Calls back when the login changes, here or in another tab. */
export function onTokensChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
