import type { ConfigurationRepository, ConfigurationVersion, StoredConfiguration } from './configuration.repository.js';

/** JSON by name; null for a setting that is not stored. */
export type StoredValues = ReadonlyMap<string, string | null>;

/** Versions that are read at once; one may contain images. */
const batch = 20;

/** The values at a version: those of the present, with every later version undone. */
export async function valuesAt(
  repository: Pick<ConfigurationRepository, 'keptBefore'>,
  { settings, newest }: StoredConfiguration,
  number: number,
): Promise<StoredValues> {
  const values = new Map(settings.map(({ name, json }) => [name, json]));
  const undo = ({ changes }: ConfigurationVersion): void => {
    for (const { name, before } of changes) values.set(name, before);
  };
  if (number >= newest._id) return values;
  undo(newest);
  let oldest = newest._id;
  while (oldest > number + 1) {
    const later = await repository.keptBefore(oldest, Math.min(batch, oldest - number - 1));
    for (const version of later) undo(version);
    const last = later.at(-1);
    if (last === undefined) throw new Error(`Versions before ${oldest} are missing`);
    oldest = last._id;
  }
  return values;
}
