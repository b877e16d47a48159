import { isAsked } from '@kontor/api/approval/is-asked';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { changedValues, seenVersion, type SettingsReading, type SettingValues } from './settings-reading.js';
import { useReloadSettings } from './use-settings.js';

/** Publishes values as one version. @throws ApiProblem 412 when one of them changed since the reading */
export function usePublish(): (values: SettingValues, reading: SettingsReading) => Promise<void> {
  const provider = useDataProvider<KontorDataProvider>();
  return async (values, reading) => {
    if (Object.keys(values).length > 0) await provider.saveSettings(values, seenVersion(values, reading));
  };
}

/**
 * Saves what differs from a reading, and reads the settings again before `onSaved`; what a second person must confirm
 * leaves the form as well.
 */
export function useSaveSettings(valuesOf: (from: SettingsReading) => SettingValues, onSaved: () => void) {
  const publish = usePublish();
  const reload = useReloadSettings();
  const notify = useNotify();
  const leave = async (): Promise<void> => {
    await reload();
    onSaved();
  };
  return useMutation({
    mutationFn: (from: SettingsReading) => publish(changedValues(valuesOf(from), from), from),
    onSuccess: async () => {
      await leave();
      notify('Gespeichert.', { type: 'success' });
    },
    onError: (error) => (isAsked(error) ? leave() : undefined),
  });
}
