const prefix = 'kontor.staff.';
const held = new Map<string, string>();

/** Names of what the browser keeps. */
export type StoredName = 'token' | 'refreshToken';

/** Reads a value; where the browser keeps nothing, the page's own memory serves. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? held.get(name);
  } catch {
    return held.get(name);
  }
}

/** Keeps a value, or forgets it when it is undefined. Never fails. */
export function writeStored(name: StoredName, value: string | undefined): void {
  if (value === undefined) held.delete(name);
  else held.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // The value stays in the page's memory.
  }
}

/** Tells when another tab of the browser logged in or out. */
export function onStoredChange(listener: () => void): () => void {
  const onChange = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(prefix)) return;
    held.clear();
    listener();
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
