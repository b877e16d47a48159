/** Encrypted contents of files, by id, without owners and keys. */
export interface BlobStore {
  newId(): string;
  /** Writes the whole content of a new blob. */
  write(blobId: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Bytes from `start` up to, not including, `end`; the whole blob without a span. */
  read(blobId: string, span?: { readonly start: number; readonly end: number }): AsyncIterable<Uint8Array>;
  /** Removes a blob, also an incomplete one; repeatable. */
  remove(blobId: string): Promise<void>;
}

/** The blob is missing or incomplete. */
export class BlobMissing extends Error {
  constructor(cause?: unknown) {
    super('The content of the file is not there', cause === undefined ? undefined : { cause });
    this.name = 'BlobMissing';
  }
}
