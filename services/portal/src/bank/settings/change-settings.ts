import type { Setting } from '@kontor/api/settings/settings.schema';
import * as z from 'zod';
import type { Session } from '../../access/session/session.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { ConfigurationRepository, StoredChange, StoredConfiguration } from './configuration.repository.js';
import type { Published, PublishAsked } from './publish-asked.js';
import { settingNamed } from './read-settings.js';
import { settingTextSchema } from './setting-text.js';

export interface ChangeSettingsDeps {
  readonly publish: PublishAsked;
  readonly repository: Pick<ConfigurationRepository, 'find'>;
}

/** One setting; `seen` is the version that the client has seen, null to change any. */
export interface SettingToChange {
  readonly name: string;
  readonly value: unknown;
  readonly seen: number | null;
}

/** Changed, or asked for because a second person must confirm it. */
export type Changed =
  | Extract<Published, { kind: 'asked' }>
  | { readonly kind: 'changed'; readonly setting: Setting; readonly changes: readonly StoredChange[] };

/** Creates a setting. @throws Problem 409, 412, ZodError */
export async function createSetting(
  deps: ChangeSettingsDeps,
  session: Session,
  created: SettingToChange,
): Promise<Changed> {
  if (isStored(await deps.repository.find(), created.name)) throw problem('setting-exists');
  return write(deps, session, created);
}

/** Changes a setting that is stored or has a default. @throws Problem 404, 412, ZodError */
export async function changeSetting(
  deps: ChangeSettingsDeps,
  session: Session,
  changed: SettingToChange,
): Promise<Changed> {
  if (settingNamed(await deps.repository.find(), changed.name) === undefined) throw problem('not-found');
  return write(deps, session, changed);
}

/** Removes a stored setting, so that its default is valid again. @throws Problem 404, 412 */
export async function removeSetting(
  { publish, repository }: ChangeSettingsDeps,
  session: Session,
  { name, seen }: Omit<SettingToChange, 'value'>,
): Promise<Published> {
  if (!isStored(await repository.find(), name)) throw problem('not-found');
  return publish({ values: new Map([[name, null]]), session, basedOn: () => seen });
}

export interface SettingsToChange {
  readonly values: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly seen: number | null;
}

/** Changed together, as one version. */
export type ChangedTogether =
  | Extract<Published, { kind: 'asked' }>
  | {
      readonly kind: 'changed';
      readonly version: number;
      readonly settings: readonly Setting[];
      readonly changes: readonly StoredChange[];
    };

/** Changes several settings with one version. @throws Problem 412, ZodError */
export async function changeSettings(
  { publish }: ChangeSettingsDeps,
  session: Session,
  { values: given, reason, seen }: SettingsToChange,
): Promise<ChangedTogether> {
  const names = Object.keys(given);
  const shape = Object.fromEntries(names.map((name) => [name, settingTextSchema(name)]));
  const { values } = z.object({ values: z.object(shape) }).parse({ values: given });
  const texts = new Map(Object.entries(values));
  const published = await publish({ values: texts, session, reason, basedOn: () => seen });
  if (published.kind === 'asked') return published;
  const settings = names.flatMap((name) => settingNamed(published.stored, name) ?? []);
  const { stored, changes } = published;
  return { kind: 'changed', version: stored.newest._id, settings, changes };
}

async function write(
  { publish }: ChangeSettingsDeps,
  session: Session,
  { name, value: given, seen }: SettingToChange,
): Promise<Changed> {
  const { value } = z.object({ value: settingTextSchema(name) }).parse({ value: given });
  const published = await publish({ values: new Map([[name, value]]), session, basedOn: () => seen });
  if (published.kind === 'asked') return published;
  const setting = settingNamed(published.stored, name);
  if (setting === undefined) throw problem('not-found');
  return { kind: 'changed', setting, changes: published.changes };
}

function isStored(stored: StoredConfiguration | null, name: string): boolean {
  return stored?.settings.some((one) => one.name === name && one.json !== null) ?? false;
}
