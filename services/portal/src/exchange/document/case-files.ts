import type { CaseId } from '@kontor/domain/case/case-id';
import { type DocumentId, isDocumentId } from '@kontor/domain/document/document-id';
import { fromUtf8 } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { CaseFile, CaseFileKind, CaseFileRecord, GivenFile } from './case-file.js';
import { content, originalContent, part } from './file-content.js';
import { safeFileName } from './file-type.js';
import { type FileToReceive, type ReceiveDeps, receiveFile, type ReceivedFile } from './receive-file.js';

/** The files of cases: each encrypted under a separate key, which is sealed under the key of its case. */
export interface CaseFiles {
  /**
   * Stores a content while it streams, and opens it; null when it is empty.
   * @throws Problem 413, 415, 503; FileRefused
   */
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
  /** Bytes of the files of a kind of a case, originals included. */
  bytesOf(caseId: CaseId, kind: CaseFileKind): Promise<number>;
  /** Counts the bytes that a login uploads. @throws TooManyRequests beyond those of a day. */
  readonly spendBytes: (accountId: string, bytes: number) => Promise<void>;
  content(file: CaseFile): AsyncIterable<Uint8Array>;
  /** What was uploaded, for the evidence of the case and for nobody else; empty where the content is no copy. */
  original(file: CaseFile): AsyncIterable<Uint8Array>;
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

export interface CaseFilesDeps extends ReceiveDeps {
  readonly isErased: (caseId: CaseId) => Promise<boolean>;
  readonly spendBytes: CaseFiles['spendBytes'];
  /** Called when the visible files of a case have changed. */
  readonly onChange: (caseId: CaseId) => void;
}

const leftoverMs = 24 * 60 * 60 * 1000;
const batchSize = 100;

export function createCaseFiles(deps: CaseFilesDeps): CaseFiles {
  const { repository, now } = deps;
  const remove = (fileId: DocumentId) => removeFile(deps, fileId);

  return {
    receive: (file) => receiveFile(deps, file),
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
    bytesOf: (caseId, kind) => repository.bytesOf(caseId, kind),
    spendBytes: deps.spendBytes,
    content: (file) => content(deps, file),
    original: (file) => originalContent(deps, file),
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

async function removeRecord(deps: CaseFilesDeps, record: CaseFileRecord): Promise<void> {
  await removeContents(deps, record);
  await deps.repository.remove(record._id);
}

async function removeContents(
  { blobs }: Pick<CaseFilesDeps, 'blobs'>,
  { blobId, original }: Pick<CaseFileRecord, 'blobId' | 'original'>,
): Promise<void> {
  await blobs.remove(blobId);
  if (original !== null) await blobs.remove(original.blobId);
}

async function removeFile(deps: CaseFilesDeps, fileId: DocumentId): Promise<void> {
  const record = await deps.repository.find(fileId);
  if (record !== null) await removeRecord(deps, record);
  if (record?.state === 'ready') deps.onChange(record.caseId);
}

async function withdraw(deps: CaseFilesDeps, fileId: DocumentId, accountId: string): Promise<void> {
  const { repository, now, onChange } = deps;
  const record = await repository.find(fileId);
  if (record === null) return;
  await repository.markRemoved(fileId, { at: now(), accountId });
  await removeContents(deps, record);
  onChange(record.caseId);
}

async function complete(deps: CaseFilesDeps, received: ReceivedFile, given: GivenFile): Promise<CaseFile> {
  const { repository, keys, isErased, onChange } = deps;
  const { fileId, caseId, mimeType, sizeBytes, sha256, original } = received;
  const sealedName = await keys.seal(caseId, namePlace(fileId), safeFileName(given.name, mimeType));
  const { subject, accountId = '', replaces = null } = given;
  const measured = { mimeType, sizeBytes, sha256, original };
  await repository.complete(fileId, { subject, ...measured, sealedName, accountId, replaces });
  const record = await repository.find(fileId);
  if (record === null || (await isErased(caseId))) {
    if (record !== null) await removeContents(deps, record);
    await repository.remove(fileId);
    throw problem('archived');
  }
  // A message announces its attachment itself.
  if (record.kind !== 'attachment') onChange(caseId);
  return opened(deps, record);
}

async function opened({ keys }: CaseFilesDeps, record: CaseFileRecord): Promise<CaseFile> {
  const { _id: fileId, caseId, kind, subject, mimeType, sizeBytes, sha256, createdAt, sealedName } = record;
  const { accountId, replaces, removal, original } = record;
  const name = fromUtf8(await keys.open(caseId, namePlace(fileId), sealedName));
  const measured = { mimeType, sizeBytes, sha256, originalSha256: original?.sha256 ?? null };
  return { fileId, caseId, kind, subject, name, ...measured, createdAt, accountId, replaces, removal };
}

const namePlace = (fileId: DocumentId): string => `file-name/${fileId}`;
