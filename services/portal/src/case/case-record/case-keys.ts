import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { generateDataKey, unwrapDataKey, wrapDataKey } from '@kontor/platform/crypto/case-keys';
import { open, seal, type KeyRing, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import { createRewrap, type Rewrap } from './rewrap-keys.js';
import { utf8 } from './bytes.js';
import type { CaseKeyRepository } from './case-keys.repository.js';

/** The keys that seal the personal data of cases. A destroyed key is never created again. */
export interface CaseKeys {
  /** Creates the key of a case if it has none. @throws CaseKeyGone when it was destroyed. */
  create(caseId: CaseId): Promise<void>;
  /** Seals under the case's key; `aad` is the value's location, so that a sealed value cannot be moved to another. */
  seal(caseId: CaseId, aad: string, plain: Uint8Array | string): Promise<Buffer>;
  open(caseId: CaseId, aad: string, sealed: Uint8Array): Promise<Buffer>;
  dataKey(caseId: CaseId): Promise<SealingKey>;
  /** Reads the keys of many cases in one query, for what opens them next, and says which of the cases have one. */
  prepare(caseIds: readonly CaseId[]): Promise<ReadonlySet<CaseId>>;
  destroy(caseId: CaseId): Promise<void>;
  /** Wraps keys under the current master key, a batch at a time. */
  readonly rewrap: Rewrap;
}

/** The case has no key (any more), so that sealed data is unreadable. */
export class CaseKeyGone extends Error {
  readonly code = 'archived';

  constructor() {
    super('The case has no key');
    this.name = 'CaseKeyGone';
  }
}

export interface CaseKeysOptions {
  readonly repository: CaseKeyRepository;
  /** Current master key first; older ones still unwrap. */
  readonly masters: KeyRing;
  readonly now: () => number;
  readonly cacheSize?: number;
  /** How long an unwrapped key is cached, ms; short, so that a destroyed key soon expires everywhere. */
  readonly cacheMs?: number;
}

interface KeyCache {
  readonly get: (caseId: CaseId) => SealingKey | undefined;
  readonly remember: (caseId: CaseId, key: SealingKey) => SealingKey;
  readonly forget: (caseId: CaseId) => void;
}

/** Caches unwrapped keys for a short time; the oldest one is evicted first. */
function createKeyCache({
  cacheSize,
  cacheMs,
  now,
}: Required<Pick<CaseKeysOptions, 'cacheSize' | 'cacheMs' | 'now'>>): KeyCache {
  const kept = new Map<string, { readonly key: SealingKey; readonly until: number }>();
  return {
    get: (caseId) => {
      const found = kept.get(caseId);
      if (found !== undefined && found.until > now()) return found.key;
      kept.delete(caseId);
      return undefined;
    },
    remember: (caseId, key) => {
      kept.delete(caseId);
      kept.set(caseId, { key, until: now() + cacheMs });
      const oldest = kept.keys().next().value;
      if (kept.size > cacheSize && oldest !== undefined) kept.delete(oldest);
      return key;
    },
    forget: (caseId) => void kept.delete(caseId),
  };
}

async function rememberMany(
  { repository, masters, cache }: Pick<CaseKeysOptions, 'repository' | 'masters'> & { readonly cache: KeyCache },
  caseIds: readonly CaseId[],
): Promise<ReadonlySet<CaseId>> {
  const unread = new Set(caseIds.filter((caseId) => cache.get(caseId) === undefined));
  const ready = new Set(caseIds.filter((caseId) => !unread.has(caseId)));
  if (unread.size === 0) return ready;
  for (const { _id, wrapped } of await repository.findMany([...unread])) {
    const caseId = caseIdOf(_id);
    if (wrapped === null) continue;
    try {
      cache.remember(caseId, unwrapDataKey(masters, wrapped, caseId));
      ready.add(caseId);
    } catch {
      // One key that cannot be read must not hide the other cases; whoever opens that case gets the error.
    }
  }
  return ready;
}

/** One data key per case, wrapped by the master key, in a separate database. */
export function createCaseKeys({
  repository,
  masters,
  now,
  cacheSize = 500,
  cacheMs = 30_000,
}: CaseKeysOptions): CaseKeys {
  const cache = createKeyCache({ cacheSize, cacheMs, now });

  async function dataKey(caseId: CaseId): Promise<SealingKey> {
    const cached = cache.get(caseId);
    if (cached !== undefined) return cached;
    const record = await repository.find(caseId);
    if (record === null || record.wrapped === null) throw new CaseKeyGone();
    return cache.remember(caseId, unwrapDataKey(masters, record.wrapped, caseId));
  }

  return {
    dataKey,
    prepare: (caseIds) => rememberMany({ repository, masters, cache }, caseIds),
    rewrap: createRewrap({ keys: repository, masters, ownerOf: (caseId) => caseId }),
    create: async (caseId) => {
      if (cache.get(caseId) !== undefined) return;
      const key = generateDataKey(caseId);
      const wrapped = wrapDataKey(masters.current, key, caseId);
      if (await repository.insert({ _id: caseId, wrapped, createdAt: now(), destroyedAt: null }))
        cache.remember(caseId, key);
      else await dataKey(caseId);
    },
    seal: async (caseId, aad, plain) =>
      seal(await dataKey(caseId), typeof plain === 'string' ? utf8(plain) : plain, placed(caseId, aad)),
    open: async (caseId, aad, sealed) => open(await dataKey(caseId), sealed, placed(caseId, aad)),
    destroy: async (caseId) => {
      cache.forget(caseId);
      await repository.destroy(caseId, now());
    },
  };
}

function placed(caseId: CaseId, aad: string): string {
  return `case/${caseId}/${aad}`;
}
