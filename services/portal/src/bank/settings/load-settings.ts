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
 * many were loaded. The address of a picture that lies in the folder becomes the picture itself.
 */
export async function loadSampleBank(
  repository: ConfigurationRepository,
  folder: string,
  now: () => number,
): Promise<number> {
  const files = (await readdir(folder)).sort();
  const pictures = await picturesOf(folder, files);
  const values = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const given = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>;
    for (const [name, value] of Object.entries(given))
      values.set(name, settingText(name, pictures.get(value) ?? value));
  }
  return fill(repository, values, now);
}

/** The pictures of a folder by their address, as the back office stores those that are uploaded. */
async function picturesOf(folder: string, files: readonly string[]): Promise<ReadonlyMap<unknown, string>> {
  const pictures = files.filter((file) => file.endsWith('.svg'));
  const read = async (file: string) => {
    const words = (await readFile(join(folder, file), 'utf8')).replace(/\n/g, ' ').trim();
    return [`/${file}`, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(words)}`] as const;
  };
  return new Map(await Promise.all(pictures.map(read)));
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
