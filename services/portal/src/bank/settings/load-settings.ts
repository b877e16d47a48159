import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigurationRepository } from './configuration.repository.js';
import { publish } from './publish.js';
import { settingText } from './setting-text.js';

/** Fills an empty configuration with what an earlier build stored. Returns how many settings were taken over. */
export async function takeOverEarlierSettings(repository: ConfigurationRepository, now: () => number): Promise<number> {
  const values = new Map((await repository.earlierSettings()).map(({ name, json }) => [name, json]));
  return fill(repository, values, now);
}

/**
 * Fills an empty configuration with the sample bank: every JSON file of the folder maps names to values. Returns how
 * many were loaded.
 */
export async function loadSampleBank(
  repository: ConfigurationRepository,
  folder: string,
  now: () => number,
): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const values = new Map<string, string>();
  for (const file of files) {
    const given = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>;
    for (const [name, value] of Object.entries(given)) values.set(name, settingText(name, value));
  }
  return fill(repository, values, now);
}

async function fill(
  repository: ConfigurationRepository,
  values: ReadonlyMap<string, string>,
  now: () => number,
): Promise<number> {
  if (values.size === 0 || (await repository.find()) !== null) return 0;
  await publish(repository, { values, accountId: '' }, now());
  return values.size;
}
