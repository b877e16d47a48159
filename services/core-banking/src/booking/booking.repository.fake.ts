import type { Bookings } from './booking.js';

/** Claims in memory. */
export function createFakeBookings(): Bookings & { readonly size: number } {
  const claims = new Map<string, { caseId: string; until: Date }>();
  return {
    get size() {
      return claims.size;
    },
    claim: async ({ reference, caseId, now, until }) => {
      const held = claims.get(reference);
      if (held !== undefined && held.until > now) return false;
      claims.set(reference, { caseId, until });
      return true;
    },
    release: async (reference) => {
      const held = claims.get(reference);
      if (held !== undefined) claims.set(reference, { ...held, until: new Date(0) });
    },
    erase: async (caseId) => {
      for (const [reference, claim] of claims) if (claim.caseId === caseId) claims.delete(reference);
    },
  };
}
