/**
 * Who may create what right now. The core bank forgets nothing and recognises nothing: two creations are two objects.
 * So whoever creates claims the reference first, for longer than its call can last; nobody else creates in that time.
 */
export interface Bookings {
  /** True when the claim is ours until `until`; false while somebody else's lasts. */
  claim(booking: { reference: string; caseId: string; now: Date; until: Date }): Promise<boolean>;
  /** Gives the claim back, once it is certain that no creation is under way. */
  release(reference: string): Promise<void>;
  erase(caseId: string): Promise<void>;
}
