import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';

/** Who published a version, and who confirmed it where a second person had to. */
export function versionPeople({
  publishedBy,
  confirmedBy,
}: Pick<SettingsVersion, 'publishedBy' | 'confirmedBy'>): string {
  const publisher = publishedBy ?? 'System';
  return confirmedBy === null ? publisher : `${publisher}, bestätigt von ${confirmedBy.name ?? 'unbekannt'}`;
}
