/** A business document as its owner keeps it. */
export interface CaseDocumentFile {
  readonly documentId: string;
  readonly documentType: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** What the documents' room answers to the case. */
export interface DocumentsPort {
  /** The customer's business documents, oldest first. */
  ofCase(caseId: string): Promise<readonly CaseDocumentFile[]>;
  contractFileCount(caseId: string): Promise<number>;
}
