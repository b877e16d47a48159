const probe = 'kontor.customer.probe';

/** Whether values survive a reload; a browser may forbid storage (R1 §9). */
export function isStorageAvailable(): boolean {
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
