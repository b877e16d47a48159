import type { Setting } from '@kontor/api/settings/settings.schema';
import {
  isSettingName,
  settingSchemas,
  settingsFrom,
  type AllSettings,
} from '@kontor/domain/settings/setting-values.schema';

type Unchanged<T> = T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T;

export type SettingValues = Unchanged<Partial<AllSettings>>;

/** The settings as they were read at one moment. */
export interface SettingsReading {
  /** Complete, with defaults for missing and invalid values. */
  readonly settings: AllSettings;
  /** Every stored value as it is, older shapes included. */
  readonly stored: Readonly<Record<string, unknown>>;
  readonly versions: Readonly<Record<string, number>>;
}

/** The reading of stored settings. */
export function readingOf(rows: readonly Setting[]): SettingsReading {
  const fitting = rows.filter(
    ({ name, value }) => isSettingName(name) && settingSchemas[name].safeParse(value).success,
  );
  return {
    settings: settingsFrom(byName(fitting, ({ value }) => value)),
    stored: byName(rows, ({ value }) => value),
    versions: byName(rows, ({ version }) => version),
  };
}

function byName<T>(rows: readonly Setting[], part: (row: Setting) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(rows.map((row) => [row.name, part(row)]));
}

/** The values that differ from those that were read. */
export function changedValues(values: SettingValues, { stored }: SettingsReading): SettingValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(stored[name]) !== JSON.stringify(value)),
  );
}

/** The newest version of these values in a reading: saving them is refused when one was changed since. */
export function seenVersion(values: SettingValues, { versions }: SettingsReading): number {
  return Math.max(0, ...Object.keys(values).map((name) => versions[name] ?? 0));
}
