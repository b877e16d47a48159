import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import type { Conflict } from '../form/conflict-slot.js';
import type { SettingsReading } from '../form/settings-reading.js';
import type { DifferenceLine } from '../versions/difference-text.js';
import { overwrittenLines } from '../versions/overwritten.js';

type Change = Pick<SettingsVersion, 'number' | 'names' | 'publishedAt' | 'publishedBy'>;

/** The versions that changed one of these settings since a reading, the newest first. */
export function changesSince<V extends Change>(
  { versions }: Pick<SettingsReading, 'versions'>,
  names: readonly string[],
  published: readonly V[],
): readonly V[] {
  return published
    .filter((version) => version.names.some((name) => names.includes(name) && version.number > (versions[name] ?? 0)))
    .sort((left, right) => right.number - left.number);
}

/** What of the newest settings the typed values would replace, by setting. */
export function overwrittenSettings(
  { base, valuesOf }: Pick<Conflict, 'base' | 'valuesOf'>,
  newest: SettingsReading,
): readonly { readonly name: string; readonly lines: readonly DifferenceLine[] }[] {
  return Object.entries(valuesOf(newest))
    .map(([name, mine]) => {
      const versions = { base: base.stored[name], theirs: newest.stored[name], mine };
      return { name, lines: overwrittenLines(name, versions) };
    })
    .filter(({ lines }) => lines.length > 0);
}
