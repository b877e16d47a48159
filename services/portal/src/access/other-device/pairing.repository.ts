import type { CaseId } from '@kontor/domain/case/case-id';
import type { Pairing } from './pairing.js';

export interface PairingRepository {
  find(sessionId: string): Promise<Pairing | null>;
  /** The pairing that has or had a code. */
  findByCode(codeHash: string): Promise<Pairing | null>;
  /** Writes the next version, 1 for a new one; false when somebody else has written it. */
  write(pairing: Pairing): Promise<boolean>;
  erase(caseId: CaseId): Promise<void>;
}
