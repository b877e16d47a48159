const prefix = 'kontor.staff.';
const held = new Map<string, string>();

export type StoredName = 'token' | 'refreshToken';

/** Reads a value; falls back to memory where the browser blocks storage. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? held.get(name);
  } catch {
    return held.get(name);
  }
}

/** Writes a value, or removes it when it is undefined. Never fails. */
export function writeStored(name: StoredName, value: string | undefined): void {
  if (value === undefined) held.delete(name);
  else held.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // The value is still in memory.
  }
}

/** Calls the listener when another tab logs in or out. */
export function onStoredChange(listener: () => void): () => void {
  const onChange = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(prefix)) return;
    held.clear();
    listener();
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
