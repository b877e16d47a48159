import { BlobMissing, type BlobStore } from '../blob-store.js';

export interface FakeBlobStore extends BlobStore {
  readonly blobs: Map<string, Buffer>;
}

/** Blobs in memory. */
export function createFakeBlobStore(): FakeBlobStore {
  const blobs = new Map<string, Buffer>();
  let number = 0;
  return {
    blobs,
    newId: () => String(++number).padStart(24, '0'),
    write: async (blobId, content) => {
      const parts: Uint8Array[] = [];
      for await (const part of content) {
        parts.push(part);
        blobs.set(blobId, Buffer.concat(parts));
      }
    },
    read: async function* (blobId, span) {
      const blob = blobs.get(blobId);
      if (blob === undefined) throw new BlobMissing();
      yield span === undefined ? blob : blob.subarray(span.start, span.end);
    },
    remove: async (blobId) => void blobs.delete(blobId),
  };
}
