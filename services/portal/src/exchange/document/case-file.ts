import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentId } from '@kontor/domain/document/document-id';

/** Owner of a file: the customer, the bank's contract, a message, or a register, whose documents only the bank sees. */
export type CaseFileKind = 'business' | 'contract' | 'attachment' | 'register';

/** A file of a case as it is stored: names and keys sealed under the case's key, the content encrypted elsewhere. */
export interface CaseFileRecord {
  readonly _id: DocumentId;
  readonly caseId: CaseId;
  readonly kind: CaseFileKind;
  /** Document type of a business or register document, the message of an attachment, empty for a contract. */
  readonly subject: string;
  /** Id of the encrypted content; stored before its first byte is written, so that no content is without a record. */
  readonly blobId: string;
  /** A removed contract keeps its record, for its history; its content is gone. */
  readonly state: 'uploading' | 'ready' | 'removed';
  readonly mimeType: string;
  readonly sizeBytes: number;
  /** Hex digest of the plain content. */
  readonly sha256: string;
  readonly sealedName: Uint8Array;
  /** The file's own key. */
  readonly sealedKey: Uint8Array;
  /** What was uploaded, where the content is a copy of it; null for a PDF, and for files kept before there were copies. */
  readonly original: FileOriginal | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The member of staff who uploaded a contract, else empty. */
  readonly accountId: string;
  /** The contract whose newer version this is. */
  readonly replaces: DocumentId | null;
  readonly removal: FileRemoval | null;
}

/** An uploaded picture as it came: evidence that is sealed under a key of its own, and never served. */
export interface FileOriginal {
  readonly blobId: string;
  readonly sealedKey: Uint8Array;
  readonly sizeBytes: number;
  /** Hex digest of the plain content. */
  readonly sha256: string;
}

export interface FileRemoval {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly accountId: string;
}

/** A complete file for other concepts. */
export interface CaseFile {
  readonly fileId: DocumentId;
  readonly caseId: CaseId;
  readonly kind: CaseFileKind;
  readonly subject: string;
  readonly name: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** Hex digest of what was uploaded, where the content is a copy of it. */
  readonly originalSha256: string | null;
  readonly createdAt: number;
  readonly accountId: string;
  readonly replaces: DocumentId | null;
  readonly removal: FileRemoval | null;
}

/** What is said of a file with its upload. */
export interface GivenFile {
  readonly subject: string;
  readonly name: string;
  /** The member of staff who uploads a contract or fetches a document of a register. */
  readonly accountId?: string;
  /** The contract whose newer version this is. */
  readonly replaces?: DocumentId;
}

/** Maximum number of files of one kind per case. */
export const maxFilesOfCase: Readonly<Record<CaseFileKind, number>> = {
  business: 100,
  contract: 100,
  attachment: 500,
  register: 100,
};
