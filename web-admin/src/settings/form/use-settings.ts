import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { resourceNames } from '../../providers/resource-names.js';
import { readingOf } from './settings-reading.js';

/** What react-admin reads of the settings is below it. */
export const settingsKey = [resourceNames.setting];

/** How the settings are read that the person may change. */
export function useSettingsQuery() {
  const provider = useDataProvider<KontorDataProvider>();
  return {
    queryKey: settingsKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => readingOf(await provider.readSettings(signal)),
  };
}

export function useSettings() {
  return useQuery(useSettingsQuery());
}

/** Reads settings and the bank's configuration again (R3 §7 "After changes"). */
export function useReloadSettings(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: settingsKey }),
      client.invalidateQueries({ queryKey: [resourceNames.settingsVersion] }),
      client.invalidateQueries({ queryKey: ['configuration'] }),
    ]);
  };
}
