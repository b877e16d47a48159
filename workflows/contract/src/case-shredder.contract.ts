/** Name of the workflow that destroys the key and the closed runs of an archived case. */
export const caseShredderType = 'caseShredder';

/** One shredder per archived case. */
export const caseShredderId = (caseId: string): string => `shred/${caseId}`;

export interface CaseShredderInput {
  readonly caseId: string;
}
