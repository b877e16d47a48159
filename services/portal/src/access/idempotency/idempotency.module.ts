import { hkdfSync } from 'node:crypto';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { createMongoEffectRecords } from '@kontor/platform/effect-once/effect-records.mongo';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import { createIdempotency } from './idempotency.js';

export { requestKeyOf } from './request-key.js';

/** The Idempotency-Key on its database. */
export function createIdempotencyConcept({ config, mongo, logger, now }: PortalDeps) {
  const bytes = Buffer.from(
    hkdfSync('sha256', Buffer.from(config.MASTER_KEY, 'base64'), '', 'kontor/idempotent-answers', 32),
  );
  return createIdempotency({
    records: createMongoEffectRecords(mongo.portal, { collection: 'idempotency_keys', expires: true }),
    searchHash: createSearchHash(config.SEARCH_PEPPER),
    sealingKey: { id: 'answers', bytes },
    logger,
    now,
  });
}
