import type { CaseId } from '@kontor/domain/case/case-id';
import { type CaseKeys, fromUtf8, type SearchHash } from '../../case/case-record/case-record.module.js';
import type { FrozenApplication } from './frozen-application.js';
import type { FrozenRecord, FrozenRef, FrozenRepository } from './frozen.repository.js';

export interface FrozenVersion {
  readonly version: number;
  readonly hash: string;
}

/** Freezes applications: the same content has one version for any number of repeated or parallel calls. */
export interface FrozenApplications {
  freeze(caseId: CaseId, content: FrozenApplication): Promise<FrozenVersion>;
  /** Null for an unknown version. */
  read(caseId: CaseId, version: number): Promise<FrozenApplication | null>;
  newest(caseId: CaseId): Promise<(FrozenVersion & { readonly content: FrozenApplication }) | null>;
  /** Of each case the newest version frozen since a time (ms since 1970), the newest first. */
  newestSince(since: number, limit: number): Promise<readonly FrozenRef[]>;
  erase(caseId: CaseId): Promise<void>;
}

export interface FrozenApplicationsOptions {
  readonly repository: FrozenRepository;
  readonly keys: CaseKeys;
  readonly hash: SearchHash;
  readonly now: () => number;
}

const maxTries = 50;

export function createFrozenApplications({
  repository,
  keys,
  hash,
  now,
}: FrozenApplicationsOptions): FrozenApplications {
  async function opened(record: FrozenRecord): Promise<FrozenApplication> {
    const plain = await keys.open(record.caseId, placeOf(record.version), record.sealed);
    return JSON.parse(fromUtf8(plain)) as FrozenApplication;
  }

  async function freeze(caseId: CaseId, content: FrozenApplication): Promise<FrozenVersion> {
    const text = canonical(content);
    const contentHash = hash(`frozen/${caseId}`, text);
    for (let tries = 0; tries < maxTries; tries++) {
      // The insert fails if any version was added since, so no equal one is missed.
      const known = await repository.versionsOf(caseId);
      const same = known.find(({ hash: one }) => one === contentHash);
      if (same !== undefined) return same;
      const version = (known[0]?.version ?? 0) + 1;
      const sealed = await keys.seal(caseId, placeOf(version), text);
      const record = { _id: `${caseId}:${version}`, caseId, version, hash: contentHash, frozenAt: now(), sealed };
      if (await repository.insert(record)) return { version, hash: contentHash };
    }
    throw new Error('The application could not be frozen: its versions are being taken by others');
  }

  return {
    freeze,
    read: async (caseId, version) => {
      const record = await repository.find(caseId, version);
      return record === null ? null : opened(record);
    },
    newest: async (caseId) => {
      const record = await repository.newest(caseId);
      return record === null ? null : { version: record.version, hash: record.hash, content: await opened(record) };
    },
    newestSince: (since, limit) => repository.newestSince(since, limit),
    erase: (caseId) => repository.erase(caseId),
  };
}

function placeOf(version: number): string {
  return `frozen/${version}`;
}

/** JSON with sorted keys and without undefined members, so that equal contents are equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
