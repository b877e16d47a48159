import type { SettingsDraft } from '@kontor/api/settings/settings-draft.schema';
import { draftSettings, type DraftName } from '@kontor/domain/settings/settings-draft.schema';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { settingsKey } from '../form/use-settings.js';

/** The drafts that exist; below the settings, so that a saved setting renews them. */
export function useDrafts() {
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({ queryKey: [...settingsKey, 'drafts'], queryFn: ({ signal }) => provider.readDrafts(signal) });
}

/** The version of the settings that a draft on this reading is based on. */
export function basisOf(name: DraftName, { versions }: SettingsReading): number {
  return Math.max(...draftSettings[name].map((setting) => versions[setting] ?? 0));
}

/** A reading with the values of a draft, as its form shows them. */
export function withDraft(reading: SettingsReading, { values }: SettingsDraft): SettingsReading {
  const settings = settingsFrom({ ...reading.settings, ...values });
  return { ...reading, settings, stored: { ...reading.stored, ...values } };
}
