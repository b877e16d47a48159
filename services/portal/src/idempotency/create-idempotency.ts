import { hkdfSync } from 'node:crypto';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { PortalDeps } from '../portal-deps.js';
import { createMongoAnswerRepository, defineAnswerModel } from './answer.repository.js';
import { createIdempotency } from './idempotency.js';

/** The Idempotency-Key on its database. */
export function createIdempotencyConcept({ config, mongo, logger, now }: PortalDeps) {
  const model = defineAnswerModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  const bytes = Buffer.from(
    hkdfSync('sha256', Buffer.from(config.MASTER_KEY, 'base64'), '', 'kontor/idempotent-answers', 32),
  );
  return createIdempotency({
    repository: createMongoAnswerRepository(model),
    searchHash: createSearchHash(config.SEARCH_PEPPER),
    sealingKey: { id: 'answers', bytes },
    logger,
    now,
  });
}
