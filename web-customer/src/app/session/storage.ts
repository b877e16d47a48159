import { createBrowserStorage } from '@kontor/api/session/browser-storage';

const prefix = 'kontor.customer.';

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

const storage = createBrowserStorage<StoredName>(prefix);

export const { read: readStored, write: writeStored, onChange: onStorageChange } = storage;
