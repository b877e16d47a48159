/** The right to download one file once. Its `_id` is the hash of the ticket. */
export interface TicketRecord {
  readonly _id: string;
  readonly sessionId: string;
  /** Path below `/api`. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly used: boolean;
}

export interface TicketRepository {
  insert(record: TicketRecord): Promise<void>;
  find(id: string): Promise<TicketRecord | null>;
  /** Marks a ticket as used; false when it was used before. */
  use(id: string): Promise<boolean>;
}
