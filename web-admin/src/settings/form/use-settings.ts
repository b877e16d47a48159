import { useQuery, useQueryClient } from '@tanstack/react-query';
import { resourceNames } from '../../providers/resource-names.js';
import { readSettings } from './settings-calls.js';

/** What react-admin reads of the settings is below it. */
export const settingsKey = [resourceNames.setting];

/** The settings that the user may change. */
export function useSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => readSettings(signal) });
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
