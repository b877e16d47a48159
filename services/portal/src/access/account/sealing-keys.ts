import type { CaseId } from '@kontor/domain/case/case-id';
/** Seals an applicant's data under the key of the case. */
export interface SealingKeys {
  create(caseId: CaseId): Promise<void>;
  seal(caseId: CaseId, aad: string, plain: Uint8Array | string): Promise<Buffer>;
  open(caseId: CaseId, aad: string, sealed: Uint8Array): Promise<Buffer>;
}
