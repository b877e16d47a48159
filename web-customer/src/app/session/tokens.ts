import { createStoredTokens } from '@kontor/api/session/browser-storage';
import type { TokenStore } from '@kontor/api/session/token-store';
import { onStorageChange, readStored, writeStored } from './storage.js';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

onStorageChange(notifyListeners);

const stored = createStoredTokens({ read: readStored, write: writeStored });

export const tokens: TokenStore = {
  read: () => stored.read(),
  write: (pair) => {
    stored.write(pair);
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
