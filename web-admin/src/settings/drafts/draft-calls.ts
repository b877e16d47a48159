import {
  changeSettingsDraft,
  listSettingsDrafts,
  publishSettingsDrafts,
  removeSettingsDraft,
} from '@kontor/api/settings/settings-draft.routes';
import type { SettingsDraft } from '@kontor/api/settings/settings-draft.schema';
import { draftSettings, type DraftName } from '@kontor/domain/settings/settings-draft.schema';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../providers/api.js';
import { newKey } from '../../providers/idempotency-key.js';
import type { SettingsReading, SettingValues } from '../form/settings-calls.js';
import { settingsKey } from '../form/use-settings.js';

/** The drafts that exist; below the settings, so that a saved setting renews them. */
export function useDrafts() {
  return useQuery({
    queryKey: [...settingsKey, 'drafts'],
    queryFn: async ({ signal }) => (await api.send(listSettingsDrafts, { signal })).data,
  });
}

interface DraftToSave {
  readonly name: DraftName;
  readonly values: SettingValues;
  /** The reading on which the values are based. */
  readonly base: SettingsReading;
  /** The draft that the person has seen. */
  readonly before: SettingsDraft | undefined;
}

/** @throws ApiProblem 412 when somebody else saved the draft meanwhile */
export async function saveDraft({ name, values, base, before }: DraftToSave): Promise<void> {
  const basedOn = Math.max(...draftSettings[name].map((setting) => base.versions[setting] ?? 0));
  const ifMatch = `"${before?.revision ?? 0}"`;
  await api.send(changeSettingsDraft, { params: { name }, body: { values, basedOn }, ifMatch });
}

export async function discardDraft({ name, revision }: SettingsDraft): Promise<void> {
  await api.send(removeSettingsDraft, { params: { name }, ifMatch: `"${revision}"` });
}

/** Publishes drafts as one version and returns its number. @throws ApiProblem 412 when a setting was changed since */
export async function publishDrafts(names: readonly DraftName[], reason: string): Promise<number> {
  const body = { names: [...names], ...(reason.trim() === '' ? {} : { reason: reason.trim() }) };
  return (await api.send(publishSettingsDrafts, { body, idempotencyKey: newKey() })).data.version;
}

/** A reading with the values of a draft, as its form shows them. */
export function withDraft(reading: SettingsReading, { values }: SettingsDraft): SettingsReading {
  const settings = settingsFrom({ ...reading.settings, ...values });
  return { ...reading, settings, stored: { ...reading.stored, ...values } };
}
