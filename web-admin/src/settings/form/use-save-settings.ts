import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import {
  changedValues,
  readSettings,
  saveSettings,
  type SettingsReading,
  type SettingValues,
} from './settings-calls.js';
import { settingsKey, useReloadSettings } from './use-settings.js';

/** Saves what differs from a reading, and reads the settings again before `onSaved`. */
export function useSaveSettings(valuesOf: (from: SettingsReading) => SettingValues, onSaved: () => void) {
  const client = useQueryClient();
  const reload = useReloadSettings();
  const notify = useNotify();
  const read = () =>
    client.fetchQuery({ queryKey: settingsKey, queryFn: ({ signal }) => readSettings(signal), staleTime: 0 });
  return useMutation({
    /** From the newest reading where none is given. */
    mutationFn: async (given: SettingsReading | 'newest') => {
      const from = given === 'newest' ? await read() : given;
      await saveSettings(changedValues(valuesOf(from), from), from);
    },
    onSuccess: async () => {
      await reload();
      onSaved();
      notify('Gespeichert.', { type: 'success' });
    },
  });
}
