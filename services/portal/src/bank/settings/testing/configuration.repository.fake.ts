import type {
  ConfigurationRepository,
  ConfigurationVersion,
  StoredConfiguration,
} from '../configuration.repository.js';

/** The configuration in memory, under the same contract as that on MongoDB. */
export function createFakeConfigurationRepository(
  earlier: readonly { readonly name: string; readonly json: string }[] = [],
): ConfigurationRepository {
  const versions = new Map<number, ConfigurationVersion>();
  const before = (number: number, limit: number) =>
    [...versions.values()]
      .filter(({ _id }) => _id < number)
      .sort((a, b) => b._id - a._id)
      .slice(0, limit);
  let stored: StoredConfiguration | null = null;
  return {
    find: async () => stored,
    insert: async (configuration) => {
      if (stored !== null) return false;
      stored = configuration;
      return true;
    },
    replace: async (configuration) => {
      if (stored?.newest._id !== configuration.newest._id - 1) return false;
      stored = configuration;
      return true;
    },
    keep: async (version) => {
      if (!versions.has(version._id)) versions.set(version._id, version);
    },
    keptBefore: async (number, limit) => before(number, limit),
    listedBefore: async (number, limit) =>
      before(number, limit).map((version) => ({ ...version, changes: version.changes.map(({ name }) => ({ name })) })),
    kept: async (number) => versions.get(number) ?? null,
    earlierSettings: async () => earlier,
  };
}
