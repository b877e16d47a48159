import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { createMongoEffectRecords } from '@kontor/platform/effect-once/effect-records.mongo';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import { answerKeys } from './answer-keys.js';
import { createIdempotency } from './idempotency.js';

export { requestKeyOf } from './request-key.js';

/** The Idempotency-Key on its database. */
export function createIdempotencyConcept({ config, mongo, logger, now }: PortalDeps) {
  return createIdempotency({
    records: createMongoEffectRecords(mongo.portal, { collection: 'idempotency_keys', expires: true }),
    searchHash: createSearchHash(config.SEARCH_PEPPER),
    keys: answerKeys(config.MASTER_KEY, config.MASTER_KEY_PREVIOUS),
    logger,
    now,
  });
}
