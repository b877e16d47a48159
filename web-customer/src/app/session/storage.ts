const prefix = 'kontor.customer.';
const held = new Map<string, string>();

/** Names of the stored values (R1 §3 "Token data"). */
export type StoredName =
  'token' | 'refreshToken' | 'context' | 'verificationMail' | 'paymentReferenceId' | 'startState' | 'wanted';

/** Whether values survive a reload; a browser may forbid storage (R1 §9). */
export function isStorageAvailable(): boolean {
  try {
    const probe = `${prefix}probe`;
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Reads a value; from memory where the browser has no storage. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? held.get(name);
  } catch {
    return held.get(name);
  }
}

/** Stores a value, or deletes it when it is undefined. Never fails. */
export function writeStored(name: StoredName, value: string | undefined): void {
  if (value === undefined) held.delete(name);
  else held.set(name, value);
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // The value is kept in memory.
  }
}

/** Subscribes to changes by another tab of the browser, e.g. a logout. */
export function onStorageChange(listener: () => void): () => void {
  const onChange = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(prefix)) {
      held.clear();
      listener();
    }
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
