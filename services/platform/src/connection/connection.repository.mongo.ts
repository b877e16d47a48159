import { Schema } from 'mongoose';
import { insertNew } from '../mongo/insert-new.js';
import { ensureIndexes } from '../mongo/mongo.js';
import type { Mongo } from '../mongo/mongo.js';
import type { ConnectionRepository, StoredConnection } from './connection.repository.js';

interface CaseConnection {
  /** `<provider>:<caseId>` */
  readonly _id: string;
  readonly provider: string;
  readonly caseId: string;
  readonly version: number;
}

const connectionSchema = new Schema<StoredConnection>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    sealed: { type: String, required: true },
    changedBy: { type: String, required: true },
    previous: { type: [Schema.Types.Mixed], required: true },
  },
  { collection: 'connections', versionKey: false },
);
const caseConnectionSchema = new Schema<CaseConnection>(
  {
    _id: { type: String, required: true },
    provider: { type: String, required: true },
    caseId: { type: String, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'case_connections', versionKey: false },
)
  .index({ provider: 1, version: 1 })
  .index({ caseId: 1 });

/** Connections in the collections `connections` and `case_connections` of the service's database. */
export function createMongoConnections(mongo: Mongo): ConnectionRepository {
  const connections = mongo.connection.model<StoredConnection>('Connection', connectionSchema);
  const cases = mongo.connection.model<CaseConnection>('CaseConnection', caseConnectionSchema);
  mongo.onConnected(() => ensureIndexes([cases]));
  return {
    find: (provider) => connections.findById(provider).lean<StoredConnection>(),
    versionOf: async (provider) => (await connections.findById(provider, { version: 1 }).lean())?.version ?? null,
    insert: (connection) => insertNew(connections, connection),
    replace: async ({ _id, ...change }) =>
      (await connections.updateOne({ _id, version: change.version - 1 }, { $set: change })).matchedCount === 1,
    pin: async (provider, caseId, version) => {
      const _id = `${provider}:${caseId}`;
      const found = await cases.findById(_id).lean();
      if (found !== null) return found.version;
      if (await insertNew(cases, { _id, provider, caseId, version })) return version;
      return (await cases.findById(_id).lean())?.version ?? version;
    },
    pinned: (provider) => cases.distinct('version', { provider }),
    erase: async (caseId) => {
      await cases.deleteMany({ caseId });
    },
  };
}
