/** Seals an applicant's data under the key of the case. */
export interface SealingKeys {
  create(caseId: string): Promise<void>;
  seal(caseId: string, aad: string, plain: Uint8Array | string): Promise<Buffer>;
  open(caseId: string, aad: string, sealed: Uint8Array): Promise<Buffer>;
}
