import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { CodeSlot } from '../account/account.module.js';

/** A session that a link and a mailed code opened; only the hash of its token is stored. */
export interface StoredPersonSession {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The link of one person of one case, with its code and its sessions. */
export interface CoSignerRecord {
  /** Case and person. */
  readonly _id: string;
  readonly version: number;
  readonly caseId: CaseId;
  readonly personId: PersonId;
  /** Of the valid link; empty once it is revoked. */
  readonly linkHash: string;
  /** Counts the links of the person; each has a token of its own. */
  readonly generation: number;
  /** Hash of the address to which it was mailed: a changed address revokes it. */
  readonly addressHash: string;
  /** Milliseconds since 1970, like the others. */
  readonly invitedAt: number;
  readonly expiresAt: number;
  /** When the person opened a session first; null before. */
  readonly openedAt: number | null;
  readonly code: CodeSlot;
  /** Of records from before; wrong codes are counted by network now. */
  readonly failures?: number;
  readonly sessions: readonly StoredPersonSession[];
}

export type CoSignerChange = Partial<Omit<CoSignerRecord, '_id' | 'version' | 'caseId' | 'personId'>>;

export interface CoSignerRepository {
  /** False when the person has a record already. */
  insert(record: CoSignerRecord): Promise<boolean>;
  find(id: string): Promise<CoSignerRecord | null>;
  findByLink(hash: string): Promise<CoSignerRecord | null>;
  findBySession(hash: string): Promise<CoSignerRecord | null>;
  ofCase(caseId: CaseId): Promise<readonly CoSignerRecord[]>;
  /** False when the record is not at `version` any more. */
  change(id: string, version: number, change: CoSignerChange): Promise<boolean>;
  eraseCase(caseId: CaseId): Promise<void>;
}
