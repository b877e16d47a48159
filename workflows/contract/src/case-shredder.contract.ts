import type { CaseId } from '@kontor/domain/case/case-id';
/** Name of the workflow that destroys the key and the closed runs of an archived case. */
export const caseShredderType = 'caseShredder';

/** One shredder per archived case. */
export const caseShredderId = (caseId: CaseId): string => `shred/${caseId}`;

export interface CaseShredderInput {
  readonly caseId: CaseId;
}
