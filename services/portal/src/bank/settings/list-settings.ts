import type { Setting, settingListQuerySchema } from '@kontor/api/settings/settings.schema';
import type { RoleClaims } from '@kontor/domain/roles/roles';
import type * as z from 'zod';
import type { ConfigurationRepository } from './configuration.repository.js';
import { storedSettings } from './read-settings.js';

export interface SettingsPage {
  readonly rows: readonly Setting[];
  /** The position of the first row. */
  readonly from: number;
  readonly total: number;
  /** The newest version of the configuration, 0 before the first. */
  readonly version: number;
}

/** The stored settings that somebody may read, filtered by a part of their name; all of them or a page. */
export async function listSettings(
  { repository }: { readonly repository: Pick<ConfigurationRepository, 'find'> },
  reader: RoleClaims,
  query: z.output<typeof settingListQuerySchema>,
): Promise<SettingsPage> {
  const wanted = (query.name ?? '').trim().toLowerCase();
  const stored = await repository.find();
  const found = storedSettings(stored, reader).filter(({ name }) => name.toLowerCase().includes(wanted));
  const isPaged = query.pagination === '1' || query.pagination === 'true';
  const from = isPaged ? (query.page - 1) * query['items-per-page'] : 0;
  const rows = isPaged ? found.slice(from, from + query['items-per-page']) : found;
  return { rows, from, total: found.length, version: stored?.newest._id ?? 0 };
}
