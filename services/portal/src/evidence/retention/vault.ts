import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { createHash } from 'node:crypto';
import { generateDataKey, unwrapDataKey, wrapDataKey } from '@kontor/platform/crypto/case-keys';
import { openJson, sealJson, type KeyRing, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import { decryptSegments, encryptSegments } from '@kontor/platform/crypto/segment-cipher';
import type { BlobStore } from '../../exchange/document/document.module.js';
import type { EvidenceRecord, EvidenceRepository } from './evidence.repository.js';

/** One file of a package with its checksum. */
export interface ManifestEntry {
  readonly name: string;
  readonly blobId: string;
  readonly sizeBytes: number;
  /** Hex digest of the plain content. */
  readonly sha256: string;
}

export interface EvidenceFile {
  readonly name: string;
  readonly content: () => AsyncIterable<Uint8Array>;
}

export type EvidenceTimes = Pick<EvidenceRecord, 'endedAt' | 'keptUntil' | 'destroyAfter' | 'relationContinues'>;

export interface OpenedEvidence {
  readonly manifest: readonly ManifestEntry[];
  content(entry: ManifestEntry): AsyncIterable<Uint8Array>;
}

/** Keeps evidence packages under a separate key ring; no role of the portal reads them. */
export interface Vault {
  has(caseId: CaseId): Promise<boolean>;
  /** Seals a package once; the same case again changes nothing. */
  seal(caseId: CaseId, files: readonly EvidenceFile[], times: EvidenceTimes): Promise<void>;
  open(caseId: CaseId): Promise<OpenedEvidence | null>;
  /** Destroys packages after their retention and removes the rest of interrupted sealings. */
  readonly removeExpired: () => Promise<void>;
}

export interface VaultDeps {
  readonly repository: EvidenceRepository;
  readonly blobs: BlobStore;
  /** Current vault key first; older ones still open. */
  readonly masters: KeyRing;
  readonly now: () => number;
  /** Called when the contents of the evidence of a case are destroyed; again after a failure. */
  readonly onRemoved?: (caseId: CaseId) => Promise<void>;
}

const leftoverMs = 24 * 60 * 60 * 1000;
const batchSize = 100;

export function createVault(deps: VaultDeps): Vault {
  const { repository, blobs, now } = deps;
  return {
    has: async (caseId) => (await repository.find(caseId)) !== null,
    seal: async (caseId, files, times) => {
      if ((await repository.find(caseId)) === null) await sealPackage(deps, caseId, { files, times });
    },
    open: async (caseId) => {
      const record = await repository.find(caseId);
      return record === null ? null : openPackage(deps, record);
    },
    removeExpired: async () => {
      const failures: unknown[] = [];
      for (const record of await repository.expired(now(), batchSize))
        await destroy(deps, record).catch((error: unknown) => failures.push(error));
      for (const { _id: blobId, caseId } of await repository.leftovers(now() - leftoverMs, batchSize)) {
        if ((await repository.find(caseId))?.blobIds.includes(blobId) !== true) await blobs.remove(blobId);
        await repository.settle([blobId]);
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function destroy({ repository, blobs, onRemoved }: VaultDeps, { _id, blobIds }: EvidenceRecord): Promise<void> {
  for (const blobId of blobIds) await blobs.remove(blobId);
  const caseId = caseIdOf(_id);
  // Before its record is gone, so that the next run repeats it after a failure.
  await onRemoved?.(caseId);
  await repository.remove(caseId);
}

interface PackageToSeal {
  readonly files: readonly EvidenceFile[];
  readonly times: EvidenceTimes;
}

async function sealPackage(deps: VaultDeps, caseId: CaseId, { files, times }: PackageToSeal): Promise<void> {
  const { repository, blobs, masters, now } = deps;
  const key = generateDataKey(`evidence-${caseId}`);
  const manifest: ManifestEntry[] = [];
  for (const file of files) manifest.push(await store(deps, { caseId, key, file }));
  const blobIds = manifest.map(({ blobId }) => blobId);
  const record: EvidenceRecord = {
    _id: caseId,
    sealedAt: now(),
    ...times,
    wrappedKey: wrapDataKey(masters.current, key, evidenceOwner(caseId)),
    manifest: sealJson(key, manifest, manifestPlace(caseId)),
    blobIds,
  };
  // Verified by reading it, because it will be the only copy.
  const opened = openPackage(deps, record);
  for (const entry of opened.manifest) await verify(opened, entry);
  const isOurs = await repository.insert(record);
  if (!isOurs) for (const blobId of blobIds) await blobs.remove(blobId);
  await repository.settle(blobIds);
}

async function store(
  { repository, blobs, now }: VaultDeps,
  { caseId, key, file }: { readonly caseId: CaseId; readonly key: SealingKey; readonly file: EvidenceFile },
): Promise<ManifestEntry> {
  const blobId = blobs.newId();
  await repository.begin({ _id: blobId, caseId, startedAt: now() });
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const piece of file.content()) {
      sizeBytes += piece.byteLength;
      hash.update(piece);
      yield piece;
    }
  }
  await blobs.write(blobId, encryptSegments(key, blobId, measured()));
  return { name: file.name, blobId, sizeBytes, sha256: hash.digest('hex') };
}

function openPackage({ blobs, masters }: VaultDeps, { _id, wrappedKey, manifest }: EvidenceRecord): OpenedEvidence {
  const caseId = caseIdOf(_id);
  const key = unwrapDataKey(masters, wrappedKey, evidenceOwner(caseId));
  return {
    manifest: openJson(key, manifest, manifestPlace(caseId)) as readonly ManifestEntry[],
    content: ({ blobId }) => decryptSegments(key, blobId, blobs.read(blobId)),
  };
}

async function verify(opened: OpenedEvidence, entry: ManifestEntry): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of opened.content(entry)) hash.update(piece);
  if (hash.digest('hex') !== entry.sha256) throw new Error('The evidence cannot be read back as it was sealed');
}

/** The owner that an evidence key is bound to. */
export function evidenceOwner(caseId: CaseId): string {
  return `evidence:${caseId}`;
}

function manifestPlace(caseId: CaseId): string {
  return `evidence/${caseId}/manifest`;
}
