import type { Setting } from '@kontor/api/settings/settings.schema';
import type { RoleClaims } from '@kontor/domain/roles/roles';
import { canEditSetting, canReadSetting, isConnectionSetting } from '@kontor/domain/settings/setting-rights';
import { isSettingName, settingSchemas } from '@kontor/domain/settings/setting-values.schema';
import { problem } from '../../http/answer/problem-table.js';
import type { ConfigurationRepository, StoredConfiguration } from './configuration.repository.js';

/** Whether the bearer may read a setting here; the connections of providers have calls of their own. */
export function mayRead(claims: RoleClaims, name: string): boolean {
  return !isConnectionSetting(name) && canReadSetting(claims, name);
}

/** Whether the bearer may write a setting here. */
export function mayEdit(claims: RoleClaims, name: string): boolean {
  return !isConnectionSetting(name) && canEditSetting(claims, name);
}

/** One setting as it is stored, or its default. @throws Problem 403, 404 */
export async function readSetting(
  { repository }: { readonly repository: Pick<ConfigurationRepository, 'find'> },
  claims: RoleClaims,
  name: string,
): Promise<Setting> {
  if (isConnectionSetting(name)) throw problem('not-found');
  if (!canReadSetting(claims, name)) throw problem('forbidden');
  const setting = settingNamed(await repository.find(), name);
  if (setting === undefined) throw problem('not-found');
  return setting;
}

/** @throws Problem 403, 404 */
export function requireRight(claims: RoleClaims, name: string): void {
  if (isConnectionSetting(name)) throw problem('not-found');
  if (!canEditSetting(claims, name)) throw problem('forbidden');
}

export function settingAnswer(name: string, value: unknown, version: number): Setting {
  return { '@id': `/settings/${name}`, '@type': 'Setting', name, value, version };
}

/** The stored settings that the bearer may read, by name. */
export function storedSettings(stored: StoredConfiguration | null, claims: RoleClaims): readonly Setting[] {
  return (stored?.settings ?? []).flatMap(({ name, json, version }) =>
    json === null || !mayRead(claims, name) ? [] : [settingAnswer(name, JSON.parse(json), version)],
  );
}

/** A stored setting as it is, or the default of a known one; undefined when there is none. */
export function settingNamed(stored: StoredConfiguration | null, name: string): Setting | undefined {
  const found = stored?.settings.find((setting) => setting.name === name);
  const version = found?.version ?? 0;
  if (typeof found?.json === 'string') return settingAnswer(name, JSON.parse(found.json), version);
  return isSettingName(name) ? settingAnswer(name, settingSchemas[name].parse(undefined), version) : undefined;
}
