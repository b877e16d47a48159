import type { AcceptedFileType } from '@kontor/domain/document/file-rules';
import type { RefusedFileReason } from '@kontor/domain/document/refused-file';

export interface FileToInspect {
  readonly mimeType: AcceptedFileType;
  /** Size limit of a copy, bytes. */
  readonly limit: number;
  /** Reads the whole file; called when it is this file's turn, so that few files are in memory. */
  readonly read: () => Promise<Uint8Array>;
}

/** What the worker is given. */
export interface ContentToInspect extends Omit<FileToInspect, 'read'> {
  readonly content: Uint8Array;
}

/** A PDF is kept as it is; of a picture a copy is made, which is all that anybody sees. */
export type InspectedFile =
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'copied'; readonly copy: Uint8Array }
  | { readonly outcome: 'refused'; readonly reason: RefusedFileReason };

/** Opens an uploaded file before it is kept. @throws Problem 503 when that is not possible now */
export type InspectFile = (file: FileToInspect) => Promise<InspectedFile>;
