import type { TokenPair } from '@kontor/api/session/session.schema';
import type { TokenStore } from '@kontor/api/session/token-store';
import { onStorageChange, readStored, writeStored } from './storage.js';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

onStorageChange(notifyListeners);

export const tokens: TokenStore = {
  read: (): TokenPair | null => {
    const token = readStored('token');
    const refreshToken = readStored('refreshToken');
    return token === undefined || refreshToken === undefined ? null : { token, refresh_token: refreshToken };
  },
  write: (pair) => {
    writeStored('token', pair?.token);
    writeStored('refreshToken', pair?.refresh_token);
    notifyListeners();
  },
};

/** Whether this browser has tokens; the server decides whether they are valid. */
export const hasTokens = (): boolean => tokens.read() !== null;

/** Subscribes to login and logout, here or in another tab. */
export function onTokensChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
