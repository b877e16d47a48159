import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encryptedLength, SEGMENT_BYTES } from '@kontor/platform/crypto/segment-cipher';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import mongoose, { type Connection } from 'mongoose';
import { BlobMissing, type BlobStore } from './blob-store.js';

const { GridFSBucket, ObjectId } = mongoose.mongo;

/** One chunk holds one encrypted segment, so that reading a segment reads one chunk. */
const chunkSizeBytes = encryptedLength(SEGMENT_BYTES);

/** Blobs in GridFS, in a bucket of this name. */
export function createGridFsBlobStore(connection: Connection, bucketName: string): BlobStore {
  const database = () => {
    if (connection.db === undefined)
      throw new ServiceFault('unavailable', 'MongoDB is not connected', { retryable: true });
    return connection.db;
  };
  const bucket = () =>
    new GridFSBucket(database(), { bucketName, chunkSizeBytes, writeConcern: { w: 'majority', journal: true } });

  return {
    newId: () => new ObjectId().toHexString(),
    write: async (blobId, content) => {
      const upload = bucket().openUploadStreamWithId(new ObjectId(blobId), blobId);
      await pipeline(Readable.from(content, { objectMode: true, highWaterMark: 1 }), upload);
    },
    read: async function* (blobId, span) {
      try {
        yield* bucket().openDownloadStream(new ObjectId(blobId), span) as AsyncIterable<Buffer>;
      } catch (error) {
        if (error instanceof Error && error.name === 'MongoRuntimeError') throw new BlobMissing(error);
        throw error;
      }
    },
    remove: async (blobId) => {
      const id = new ObjectId(blobId);
      // Chunks first: an interrupted upload has chunks but no file entry yet.
      await database().collection(`${bucketName}.chunks`).deleteMany({ files_id: id });
      await database().collection(`${bucketName}.files`).deleteOne({ _id: id });
    },
  };
}
