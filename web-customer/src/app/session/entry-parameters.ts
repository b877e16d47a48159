import { writeStored } from './storage.js';

const kept = { context: 'context', vrPaymentReferenceId: 'paymentReferenceId' } as const;

/**
 * Removes the entry context and the payment reference from an address, so that they are in no history and no referrer
 * (R1 §2). Returns them and the address without them.
 */
export function takeEntryParameters(address: URL) {
  const rest = new URL(address);
  const found: Partial<Record<(typeof kept)[keyof typeof kept], string>> = {};
  for (const [parameter, name] of Object.entries(kept) as [keyof typeof kept, (typeof kept)[keyof typeof kept]][]) {
    const value = rest.searchParams.get(parameter);
    if (value === null) continue;
    if (value !== '') found[name] = value;
    rest.searchParams.delete(parameter);
  }
  return { found, rest };
}

/** Stores the entry parameters of the page's address and removes them from it, before the first request. */
export function storeEntryParameters(): void {
  const { found, rest } = takeEntryParameters(new URL(window.location.href));
  if (rest.href === window.location.href) return;
  for (const name of Object.values(kept)) {
    if (found[name] !== undefined) writeStored(name, found[name]);
  }
  window.history.replaceState(window.history.state, '', rest.pathname + rest.search + rest.hash);
}
