import type { CaseId } from '@kontor/domain/case/case-id';
import { type DocumentId, documentIdOf } from '@kontor/domain/document/document-id';
import type { AcceptedFileType } from '@kontor/domain/document/file-rules';
import type { RefusedFileReason } from '@kontor/domain/document/refused-file';
import { createHash, randomUUID } from 'node:crypto';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import type { SealingKey } from '@kontor/platform/crypto/sealed-box';
import { decryptSegments, encryptSegments } from '@kontor/platform/crypto/segment-cipher';
import { problem } from '../../http/answer/problem-table.js';
import type { CaseKeys } from '../../case/case-record/case-record.module.js';
import type { InspectedFile, InspectFile } from '../file-inspection/file-inspection.module.js';
import type { BlobStore } from './blob-store.js';
import type { CaseFileKind, FileOriginal } from './case-file.js';
import type { CaseFileRepository } from './case-file.repository.js';
import { keyPlace } from './file-content.js';
import { typedContent } from './file-type.js';

/** An opened file must not be kept, for a reason that its uploader is given. */
export class FileRefused extends Error {
  constructor(readonly reason: RefusedFileReason) {
    super(`The file is refused: ${reason}`);
    this.name = 'FileRefused';
  }
}

/** A file whose content is stored but not visible yet. */
export interface ReceivedFile {
  readonly fileId: DocumentId;
  readonly caseId: CaseId;
  readonly kind: CaseFileKind;
  readonly mimeType: AcceptedFileType;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly original: FileOriginal | null;
}

export interface FileToReceive {
  readonly caseId: CaseId;
  readonly kind: CaseFileKind;
  /** Size limit of the file, bytes. */
  readonly limit: number;
  readonly source: AsyncIterable<Uint8Array>;
}

export interface ReceiveDeps {
  readonly repository: CaseFileRepository;
  readonly blobs: BlobStore;
  readonly keys: CaseKeys;
  readonly inspect: InspectFile;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface NewContent {
  readonly blobId: string;
  readonly key: SealingKey;
  readonly sealedKey: Uint8Array;
}

interface Measured {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/**
 * Stores an upload encrypted and opens it then, so that few files are in memory in plain. Of a picture the copy becomes
 * the content; the upload itself stays as sealed original. Null for an empty file.
 * @throws Problem 413, 415, 503; FileRefused
 */
export async function receiveFile(deps: ReceiveDeps, file: FileToReceive): Promise<ReceivedFile | null> {
  const typed = await typedContent(file.source);
  if (typed === null) return null;
  const { caseId, kind, limit } = file;
  const { mimeType } = typed;
  const fileId = documentIdOf(randomUUID());
  const newContent = async (): Promise<NewContent> => {
    const [blobId, key] = [deps.blobs.newId(), generateDataKey(fileId)];
    return { blobId, key, sealedKey: await deps.keys.seal(caseId, keyPlace(blobId), key.bytes) };
  };
  // Documents of registers come from the bank's provider, not from an upload.
  const isCopied = kind !== 'register' && mimeType !== 'application/pdf';
  const uploaded = await newContent();
  const served = isCopied ? await newContent() : uploaded;
  const original = isCopied ? { blobId: uploaded.blobId, sealedKey: uploaded.sealedKey, ...unmeasured } : null;
  await deps.repository.insert({
    ...{ _id: fileId, caseId, kind, mimeType, original, ...unmeasured, ...incomplete },
    blobId: served.blobId,
    sealedKey: served.sealedKey,
    createdAt: deps.now(),
  });
  const measured = await write(deps, uploaded, measure(typed.content, limit));
  const known = { fileId, caseId, kind, mimeType };
  if (kind === 'register') return { ...known, ...measured, original };
  const inspected = await inspectOrRemove(deps, { fileId, mimeType, limit, uploaded });
  if (original === null) return { ...known, ...measured, original };
  if (inspected.outcome !== 'copied') throw new Error('A picture was not copied');
  const copied = await write(deps, served, measure(once(inspected.copy), limit));
  return { ...known, ...copied, original: { ...original, ...measured } };
}

const unmeasured: Measured = { sizeBytes: 0, sha256: '' };
const incomplete = {
  state: 'uploading',
  subject: '',
  accountId: '',
  replaces: null,
  removal: null,
  sealedName: new Uint8Array(),
} as const;

async function write(
  { blobs }: ReceiveDeps,
  { blobId, key }: NewContent,
  { bytes, result }: ReturnType<typeof measure>,
): Promise<Measured> {
  try {
    await blobs.write(blobId, encryptSegments(key, blobId, bytes));
  } catch (error) {
    // The record stays for the scheduled removal, because a write in progress may still finish later.
    await blobs.remove(blobId).catch(() => undefined);
    throw error;
  }
  return result();
}

interface WrittenFile extends Pick<ReceivedFile, 'fileId' | 'mimeType'> {
  readonly uploaded: NewContent;
  readonly limit: number;
}

async function inspectOrRemove(
  { repository, blobs, inspect }: ReceiveDeps,
  { fileId, mimeType, limit, uploaded: { blobId, key } }: WrittenFile,
): Promise<Exclude<InspectedFile, { outcome: 'refused' }>> {
  try {
    const read = () => joined(decryptSegments(key, blobId, blobs.read(blobId)));
    const inspected = await inspect({ mimeType, limit, read });
    if (inspected.outcome === 'refused') throw new FileRefused(inspected.reason);
    return inspected;
  } catch (error) {
    await blobs.remove(blobId);
    await repository.remove(fileId);
    throw error;
  }
}

/** Counts and hashes a stream. @throws Problem 413 beyond the limit. */
function measure(source: AsyncIterable<Uint8Array>, limit: number) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      sizeBytes += piece.byteLength;
      if (sizeBytes > limit) throw problem('file-too-large');
      hash.update(piece);
      yield piece;
    }
  }
  return { bytes: bytes(), result: (): Measured => ({ sizeBytes, sha256: hash.digest('hex') }) };
}

async function joined(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
