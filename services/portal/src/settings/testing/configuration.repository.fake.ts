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
  const sorted = () => [...versions.values()].sort((a, b) => a._id - b._id);
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
    keptAfter: async (number) => sorted().filter(({ _id }) => _id > number),
    keptBefore: async (number, limit) =>
      sorted()
        .filter(({ _id }) => _id < number)
        .reverse()
        .slice(0, limit),
    kept: async (number) => versions.get(number) ?? null,
    earlierSettings: async () => earlier,
  };
}
