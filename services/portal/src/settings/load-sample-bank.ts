import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSettingName, settingSchemas } from '@kontor/domain/settings/setting-values.schema';
import type { SettingRepository } from './setting.repository.js';

/**
 * Fills empty settings with the sample bank: every JSON file of the folder maps names to values. Returns how many
 * were loaded.
 */
export async function loadSampleBank(
  repository: SettingRepository,
  folder: string,
  now: () => number,
): Promise<number> {
  if ((await repository.all()).length > 0) return 0;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  let loaded = 0;
  for (const file of files) {
    const values = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>;
    for (const [name, value] of Object.entries(values)) {
      const parsed: unknown = isSettingName(name) ? settingSchemas[name].parse(value) : value;
      const document = {
        _id: name,
        version: 1,
        json: JSON.stringify(parsed),
        changedAt: now(),
        changedBy: '',
        previous: [],
      };
      if (await repository.insert(document)) loaded++;
    }
  }
  return loaded;
}
