import type { Connection } from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import type { LimiterOptions } from './rate-limits.js';

/** A limiter on MongoDB; all limiters share one collection and its indexes. */
export function createMongoLimiter(connection: Connection, options: LimiterOptions): RateLimiterMongo {
  return new RateLimiterMongo({
    ...options,
    storeClient: connection,
    tableName: 'rate_limits',
    disableIndexesCreation: true,
  });
}

/** Creates the indexes of the collection; the limiters' upserts need the unique one. */
export async function ensureLimiterIndexes(connection: Connection): Promise<void> {
  const collection = connection.collection('rate_limits');
  await collection.createIndex({ key: 1 }, { unique: true });
  await collection.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
}
