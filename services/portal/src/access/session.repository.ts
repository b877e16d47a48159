import type { Session } from './session.js';

/** One login on one device. */
export interface SessionRecord {
  readonly _id: string;
  readonly accountId: string;
  readonly side: Session['side'];
  /** The case the login was for: a later case under the same login needs a new one. */
  readonly caseId: string | null;
  /** The epoch of the account when the session began. */
  readonly epoch: number;
  /** Number of rotations; names the refresh token that counts. */
  readonly generation: number;
  /** Milliseconds since 1970 of the last rotation, and what the access token of then said. */
  readonly rotatedAt: number;
  readonly verifiedThen: boolean;
  readonly expiresAt: number;
  readonly ended: boolean;
}

/** Where sessions lie. */
export interface SessionRepository {
  insert(record: SessionRecord): Promise<void>;
  find(sessionId: string): Promise<SessionRecord | null>;
  /** Steps to the next generation; false if the session no longer stands at `generation` or has ended. */
  rotate(sessionId: string, generation: number, then: { rotatedAt: number; verifiedThen: boolean }): Promise<boolean>;
  end(sessionId: string): Promise<void>;
  endAll(accountId: string): Promise<void>;
  erase(accountId: string): Promise<void>;
}
