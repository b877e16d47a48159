import type { ConnectionRepository, StoredConnection } from '../connection.repository.js';

/** Connections in memory, under the same contract as those on MongoDB. */
export function createFakeConnections(): ConnectionRepository {
  const connections = new Map<string, StoredConnection>();
  const cases = new Map<string, { provider: string; caseId: string; version: number }>();
  return {
    find: async (provider) => connections.get(provider) ?? null,
    versionOf: async (provider) => connections.get(provider)?.version ?? null,
    insert: async (connection) => {
      if (connections.has(connection._id)) return false;
      connections.set(connection._id, connection);
      return true;
    },
    replace: async (connection) => {
      if (connections.get(connection._id)?.version !== connection.version - 1) return false;
      connections.set(connection._id, connection);
      return true;
    },
    pin: async (provider, caseId, version) => {
      const key = `${provider}:${caseId}`;
      const pinned = cases.get(key) ?? { provider, caseId, version };
      cases.set(key, pinned);
      return pinned.version;
    },
    pinned: async (provider) => [
      ...new Set([...cases.values()].filter((one) => one.provider === provider).map(({ version }) => version)),
    ],
    erase: async (caseId) => {
      for (const [key, one] of cases) if (one.caseId === caseId) cases.delete(key);
    },
  };
}
