import type { CaseId } from '@kontor/domain/case/case-id';
import { type DocumentId, documentIdOf, isDocumentId } from '@kontor/domain/document/document-id';
import { createHash, randomUUID } from 'node:crypto';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import type { SealingKey } from '@kontor/platform/crypto/sealed-box';
import {
  decryptSegment,
  decryptSegments,
  encryptedLength,
  encryptSegments,
  SEGMENT_BYTES,
  segmentSpan,
} from '@kontor/platform/crypto/segment-cipher';
import type { AcceptedFileType } from '@kontor/domain/document/file-rules';
import { type CaseKeys, fromUtf8 } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { BlobStore } from './blob-store.js';
import type { CaseFile, CaseFileKind, CaseFileRecord, GivenFile } from './case-file.js';
import type { CaseFileRepository } from './case-file.repository.js';
import { safeFileName, typedContent } from './file-type.js';

/** A file whose content is stored but not visible yet. */
export interface ReceivedFile {
  readonly fileId: DocumentId;
  readonly caseId: CaseId;
  readonly kind: CaseFileKind;
  readonly mimeType: AcceptedFileType;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface FileToReceive {
  readonly caseId: CaseId;
  readonly kind: CaseFileKind;
  /** Size limit of the file, bytes. */
  readonly limit: number;
  readonly source: AsyncIterable<Uint8Array>;
}

/** The files of cases: each encrypted under a separate key, which is sealed under the key of its case. */
export interface CaseFiles {
  /** Stores a content while it streams; null when it is empty. @throws Problem 413, 415 */
  receive(file: FileToReceive): Promise<ReceivedFile | null>;
  /** Makes a received file visible. @throws Problem 410 when its case was erased meanwhile. */
  complete(received: ReceivedFile, given: GivenFile): Promise<CaseFile>;
  discard(received: ReceivedFile): Promise<void>;
  /** Null for an unknown or incomplete file, or one of another kind. */
  find(fileId: DocumentId, kind: CaseFileKind): Promise<CaseFile | null>;
  /** The case of a file of any kind, also of a removed one; null for an unknown file. */
  readonly caseOf: (fileId: string) => Promise<CaseId | null>;
  /** Oldest first. */
  ofCase(caseId: CaseId, kind: CaseFileKind): Promise<readonly CaseFile[]>;
  /** How many files of a kind each of these cases has; cases without one are left out. */
  countsOf(caseIds: readonly CaseId[], kind: CaseFileKind): Promise<ReadonlyMap<CaseId, number>>;
  content(file: CaseFile): AsyncIterable<Uint8Array>;
  /** At most `length` bytes from `offset` on; fewer at the end of a segment, none beyond the end of the file. */
  part(file: CaseFile, span: { readonly offset: number; readonly length: number }): Promise<Uint8Array>;
  remove(fileId: DocumentId): Promise<void>;
  /** Removes a contract's content; its record says who removed it. */
  withdraw(fileId: DocumentId, accountId: string): Promise<void>;
  /** Like `ofCase`, with the records of removed files. */
  recordedOf(caseId: CaseId, kind: CaseFileKind): Promise<readonly CaseFile[]>;
  /** Removes every file of a case, also incomplete ones; repeatable. */
  readonly erase: (caseId: CaseId) => Promise<void>;
  /** Removes unfinished uploads older than a day. */
  readonly removeUnfinished: () => Promise<void>;
}

export interface CaseFilesDeps {
  readonly repository: CaseFileRepository;
  readonly blobs: BlobStore;
  readonly keys: CaseKeys;
  readonly isErased: (caseId: CaseId) => Promise<boolean>;
  readonly now: () => number;
  /** Called when the visible files of a case have changed. */
  readonly onChange: (caseId: CaseId) => void;
}

const leftoverMs = 24 * 60 * 60 * 1000;
const batchSize = 100;

export function createCaseFiles(deps: CaseFilesDeps): CaseFiles {
  const { repository, now } = deps;
  const remove = (fileId: DocumentId) => removeFile(deps, fileId);

  return {
    receive: (file) => receive(deps, file),
    complete: (received, given) => complete(deps, received, given),
    discard: ({ fileId }) => remove(fileId),
    remove,
    withdraw: (fileId, accountId) => withdraw(deps, fileId, accountId),
    recordedOf: async (caseId, kind) =>
      Promise.all((await repository.recordedOf(caseId, kind)).map((record) => opened(deps, record))),
    find: async (fileId, kind) => {
      const record = await repository.find(fileId);
      return record === null || record.state !== 'ready' || record.kind !== kind ? null : opened(deps, record);
    },
    caseOf: async (fileId) => (isDocumentId(fileId) ? ((await repository.find(fileId))?.caseId ?? null) : null),
    ofCase: async (caseId, kind) =>
      Promise.all((await repository.ofCase(caseId, kind)).map((record) => opened(deps, record))),
    countsOf: (caseIds, kind) => repository.countsOf(caseIds, kind),
    content: (file) => content(deps, file),
    part: (file, span) => part(deps, file, span),
    erase: async (caseId) => {
      let records = await repository.everyOf(caseId);
      while (records.length > 0) {
        for (const record of records) await removeRecord(deps, record);
        records = await repository.everyOf(caseId);
      }
    },
    removeUnfinished: async () => {
      for (const record of await repository.leftovers(now() - leftoverMs, batchSize)) await removeRecord(deps, record);
    },
  };
}

async function removeRecord({ repository, blobs }: CaseFilesDeps, { _id, blobId }: CaseFileRecord): Promise<void> {
  await blobs.remove(blobId);
  await repository.remove(_id);
}

async function removeFile(deps: CaseFilesDeps, fileId: DocumentId): Promise<void> {
  const record = await deps.repository.find(fileId);
  if (record !== null) await removeRecord(deps, record);
  if (record?.state === 'ready') deps.onChange(record.caseId);
}

async function withdraw(
  { repository, blobs, now, onChange }: CaseFilesDeps,
  fileId: DocumentId,
  accountId: string,
): Promise<void> {
  const record = await repository.find(fileId);
  if (record === null) return;
  await repository.markRemoved(fileId, { at: now(), accountId });
  await blobs.remove(record.blobId);
  onChange(record.caseId);
}

async function receive(
  { repository, blobs, keys, now }: CaseFilesDeps,
  { caseId, kind, limit, source }: FileToReceive,
): Promise<ReceivedFile | null> {
  const typed = await typedContent(source);
  if (typed === null) return null;
  const [fileId, blobId] = [documentIdOf(randomUUID()), blobs.newId()];
  const key = generateDataKey(fileId);
  await repository.insert({
    _id: fileId,
    caseId,
    kind,
    subject: '',
    blobId,
    state: 'uploading',
    mimeType: typed.mimeType,
    sizeBytes: 0,
    sha256: '',
    sealedName: new Uint8Array(),
    sealedKey: await keys.seal(caseId, keyPlace(blobId), key.bytes),
    createdAt: now(),
    accountId: '',
    replaces: null,
    removal: null,
  });
  const measured = measure(typed.content, limit);
  try {
    await blobs.write(blobId, encryptSegments(key, blobId, measured.bytes));
  } catch (error) {
    // The record stays for the scheduled removal, because a write in progress may still finish later.
    await blobs.remove(blobId).catch(() => undefined);
    throw error;
  }
  return { fileId, caseId, kind, mimeType: typed.mimeType, ...measured.result() };
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
  return { bytes: bytes(), result: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
}

async function complete(deps: CaseFilesDeps, received: ReceivedFile, given: GivenFile): Promise<CaseFile> {
  const { repository, blobs, keys, isErased, onChange } = deps;
  const { fileId, caseId, mimeType, sizeBytes, sha256 } = received;
  const sealedName = await keys.seal(caseId, namePlace(fileId), safeFileName(given.name, mimeType));
  const { subject, accountId = '', replaces = null } = given;
  await repository.complete(fileId, { subject, mimeType, sizeBytes, sha256, sealedName, accountId, replaces });
  const record = await repository.find(fileId);
  if (record === null || (await isErased(caseId))) {
    if (record !== null) await blobs.remove(record.blobId);
    await repository.remove(fileId);
    throw problem('archived');
  }
  // A message announces its attachment itself.
  if (record.kind !== 'attachment') onChange(caseId);
  return opened(deps, record);
}

async function opened({ keys }: CaseFilesDeps, record: CaseFileRecord): Promise<CaseFile> {
  const { _id: fileId, caseId, kind, subject, mimeType, sizeBytes, sha256, createdAt, sealedName } = record;
  const { accountId, replaces, removal } = record;
  const name = fromUtf8(await keys.open(caseId, namePlace(fileId), sealedName));
  return { fileId, caseId, kind, subject, name, mimeType, sizeBytes, sha256, createdAt, accountId, replaces, removal };
}

async function keyOf(
  { repository, keys }: CaseFilesDeps,
  { fileId, caseId }: CaseFile,
): Promise<{ key: SealingKey; blobId: string }> {
  const record = await repository.find(fileId);
  if (record === null) throw problem('not-found');
  const bytes = await keys.open(caseId, keyPlace(record.blobId), record.sealedKey);
  return { key: { id: fileId, bytes }, blobId: record.blobId };
}

async function* content(deps: CaseFilesDeps, file: CaseFile): AsyncGenerator<Uint8Array> {
  const { key, blobId } = await keyOf(deps, file);
  yield* decryptSegments(key, blobId, deps.blobs.read(blobId));
}

async function part(
  deps: CaseFilesDeps,
  file: CaseFile,
  { offset, length }: { readonly offset: number; readonly length: number },
): Promise<Uint8Array> {
  if (offset >= file.sizeBytes) return new Uint8Array();
  const { key, blobId } = await keyOf(deps, file);
  const index = Math.floor(offset / SEGMENT_BYTES);
  const last = index === Math.ceil(file.sizeBytes / SEGMENT_BYTES) - 1;
  const { start, end } = segmentSpan(index);
  const pieces: Uint8Array[] = [];
  for await (const piece of deps.blobs.read(blobId, { start, end: Math.min(end, encryptedLength(file.sizeBytes)) }))
    pieces.push(piece);
  const plain = decryptSegment({ key, documentId: blobId, index, last }, Buffer.concat(pieces));
  const from = offset - index * SEGMENT_BYTES;
  return plain.subarray(from, from + length);
}

const keyPlace = (blobId: string): string => `file-key/${blobId}`;
const namePlace = (fileId: DocumentId): string => `file-name/${fileId}`;
