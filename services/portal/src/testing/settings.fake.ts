import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { unknownFeatures } from '../bank/provider-connection/provider-connection.module.js';
import type { SettingsPort } from '../bank/settings/settings.module.js';

/** Settings with these values; nothing is known of the providers. */
export function fakeSettings(values: Readonly<Record<string, unknown>>): SettingsPort {
  return {
    all: async () => settingsFrom(values),
    get: async (name) => values[name],
    fits: async () => true,
    offerVersion: async () => Number(values['offerVersion'] ?? 0),
    offerAt: async (version) => {
      const earlier = values['earlier'] as Readonly<Record<number, Readonly<Record<string, unknown>>>> | undefined;
      return earlier?.[version] === undefined ? null : settingsFrom(earlier[version]);
    },
    features: () => unknownFeatures,
  };
}
