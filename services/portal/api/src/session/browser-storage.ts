import type { TokenStore } from './token-store.js';

/** Values that a web app keeps in the browser under its prefix, in memory where the browser blocks storage. */
export interface BrowserStorage<Name extends string> {
  readonly read: (name: Name) => string | undefined;
  /** Writes a value, or removes it when it is undefined. Never fails. */
  readonly write: (name: Name, value: string | undefined) => void;
  /** Calls the listener when another tab changed a value, e.g. logged out. Returns the function that ends it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** The storage of one web app; `prefix` keeps the two apps of one origin apart. */
export function createBrowserStorage<Name extends string>(prefix: string): BrowserStorage<Name> {
  const held = new Map<string, string>();
  return {
    read: (name) => {
      try {
        return localStorage.getItem(prefix + name) ?? held.get(name);
      } catch {
        return held.get(name);
      }
    },
    write: (name, value) => {
      if (value === undefined) held.delete(name);
      else held.set(name, value);
      try {
        if (value === undefined) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, value);
      } catch {
        // The value is still in memory.
      }
    },
    onChange: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key !== null && !key.startsWith(prefix)) return;
        held.clear();
        listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** The tokens in a storage. */
export function createStoredTokens({
  read,
  write,
}: Pick<BrowserStorage<'token' | 'refreshToken'>, 'read' | 'write'>): TokenStore {
  return {
    read: () => {
      const token = read('token');
      const refreshToken = read('refreshToken');
      return token === undefined || refreshToken === undefined ? null : { token, refresh_token: refreshToken };
    },
    write: (pair) => {
      write('token', pair?.token);
      write('refreshToken', pair?.refresh_token);
    },
  };
}
