import type { CaseId } from '@kontor/domain/case/case-id';
import type { AccountSide } from '../account/account.module.js';

/** One login on one device. */
export interface SessionRecord {
  readonly _id: string;
  readonly accountId: string;
  readonly side: AccountSide;
  /** The case of the login; a later case of the same account needs a new login. */
  readonly caseId: CaseId | null;
  /** The account's epoch when the session started, or the one that it was raised to. */
  readonly epoch: number;
  /** Number of rotations; identifies the valid refresh token. */
  readonly generation: number;
  /** Milliseconds since 1970 of the last rotation. */
  readonly rotatedAt: number;
  /** The claim `verified` of the access token issued then; a repeated refresh returns the same token. */
  readonly verifiedAtRotation: boolean;
  /** Whether the access token of this generation came back: its client has the refresh token too. */
  readonly used: boolean;
  readonly expiresAt: number;
  readonly ended: boolean;
  /** The session on the first device that this one continues, and does not outlast; none for any other login. */
  readonly startedFrom?: string | null;
}

export interface SessionRepository {
  insert(record: SessionRecord): Promise<void>;
  find(sessionId: string): Promise<SessionRecord | null>;
  /** Moves to the next generation, which is not used yet; false if the session is not at `generation` or has ended. */
  rotate(
    sessionId: string,
    generation: number,
    rotation: { rotatedAt: number; verifiedAtRotation: boolean },
  ): Promise<boolean>;
  /** Notes that the tokens of a generation have reached their client. */
  markUsed(sessionId: string, generation: number): Promise<void>;
  /** Lets the session live on in a later epoch of its account. */
  raiseEpoch(sessionId: string, epoch: number): Promise<void>;
  /** The session, ended now or before; null without one. */
  end(sessionId: string): Promise<SessionRecord | null>;
  endAll(accountId: string): Promise<void>;
  erase(accountId: string): Promise<void>;
}
