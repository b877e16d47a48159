import { getSettingsDifference, restoreSettingsVersion } from '@kontor/api/settings/settings-version.routes';
import type { PublishedVersion, SettingsDifference } from '@kontor/api/settings/settings-version.schema';
import { api } from '../../providers/api.js';
import { newKey } from '../../providers/idempotency-key.js';

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
