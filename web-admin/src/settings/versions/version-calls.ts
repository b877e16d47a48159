import {
  getSettingsDifference,
  listSettingsVersions,
  restoreSettingsVersion,
} from '@kontor/api/settings/settings-version.routes';
import type {
  PublishedVersion,
  SettingsDifference,
  SettingsVersion,
} from '@kontor/api/settings/settings-version.schema';
import { api } from '../../providers/api.js';
import { newKey } from '../../providers/idempotency-key.js';
import { settingsKey } from '../form/use-settings.js';

/** Below the settings, so that a saved setting renews the list. */
export const versionsKey = [...settingsKey, 'versions'];

/** Versions on a page. */
export const pageSize = 25;

export interface VersionPage {
  readonly rows: readonly SettingsVersion[];
  readonly total: number;
}

export async function readVersions(page: number, signal: AbortSignal): Promise<VersionPage> {
  const query = { page, 'items-per-page': pageSize };
  const { data, headers } = await api.send(listSettingsVersions, { query, signal });
  return { rows: data, total: Number(headers.get('content-range')?.split('/')[1] ?? data.length) };
}

/** What differs from one version to another, or to the present. */
export async function readDifference(
  { from, to }: { readonly from: number; readonly to?: number | undefined },
  signal: AbortSignal,
): Promise<SettingsDifference> {
  const query = to === undefined ? {} : { to };
  return (await api.send(getSettingsDifference, { params: { number: from }, query, signal })).data;
}

/** Publishes a version again. @throws ApiProblem 412 when a setting changed since `seen` */
export async function restoreVersion(number: number, reason: string, seen: number): Promise<PublishedVersion> {
  const body = reason.trim() === '' ? {} : { reason: reason.trim() };
  const call = { params: { number }, body, ifMatch: `"${seen}"`, idempotencyKey: newKey() };
  return (await api.send(restoreSettingsVersion, call)).data;
}
