import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentId } from '@kontor/domain/document/document-id';

/** An uploaded business document. */
export interface UploadedDocument {
  readonly documentId: DocumentId;
  readonly documentType: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** What a member of staff did with a contract. */
export interface ContractFileTrace {
  readonly act: 'uploaded' | 'replaced' | 'removed';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly accountId: string;
  readonly name: string;
}

/** The uploaded documents of a case, as the application needs them. */
export interface DocumentsPort {
  /** The customer's business documents, oldest first. */
  ofCase(caseId: CaseId): Promise<readonly UploadedDocument[]>;
  contractFileCount(caseId: CaseId): Promise<number>;
  /** The same of many cases in one query; cases without one are left out. */
  contractFileCounts(caseIds: readonly CaseId[]): Promise<ReadonlyMap<CaseId, number>>;
  /** Types of the documents of registers that were delivered (R3 §2.5). */
  registerDocuments(caseId: CaseId): Promise<readonly string[]>;
  contractTraces(caseId: CaseId): Promise<readonly ContractFileTrace[]>;
}
