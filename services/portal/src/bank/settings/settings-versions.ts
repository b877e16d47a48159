import type { SettingsDifference, SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import type { RoleClaims } from '@kontor/domain/roles/roles';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { problem } from '../../http/answer/problem-table.js';
import type { ConfigurationRepository, ListedVersion, StoredConfiguration } from './configuration.repository.js';
import type { Published, PublishAsked } from './publish-asked.js';
import { mayEdit, mayRead } from './read-settings.js';
import { settingTextSchema } from './setting-text.js';
import type { Editor } from './settings-editor.js';
import { valuesAt, type StoredValues } from './values-at.js';

export interface SettingsVersionsDeps {
  readonly publish: PublishAsked;
  readonly repository: ConfigurationRepository;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

/** What became of a publication, with the names of its settings. */
export type PublishedNames = Published & { readonly names: readonly string[] };

export interface Restoration {
  readonly number: number;
  readonly reason: string;
  /** The newest version that the person has seen; null to restore over any. */
  readonly seen: number | null;
}

/** The history of the bank's configuration, as far as somebody may read its settings (R3 §2.8). */
export interface SettingsVersions {
  /** Versions, the newest first; `from` counts from it. */
  list(claims: RoleClaims, from: number, size: number): Promise<VersionPage>;
  /** What differs from a version to another one, or to the present. @throws Problem 404 */
  difference(claims: RoleClaims, number: number, to?: number): Promise<SettingsDifference>;
  /** Publishes the values of a version. @throws Problem 404, 412, 422 when a value no longer fits its schema */
  restore(editor: Editor, restoration: Restoration): Promise<PublishedNames>;
}

interface VersionPage {
  readonly rows: readonly SettingsVersion[];
  readonly total: number;
}

export function createSettingsVersions(deps: SettingsVersionsDeps): SettingsVersions {
  return {
    list: async (claims, from, size) => {
      const newest = (await deps.repository.find())?.newest;
      if (newest === undefined) return { rows: [], total: 0 };
      // The newest version is not yet among the kept ones.
      const kept = await deps.repository.listedBefore(newest._id - Math.max(from - 1, 0), size);
      const found = from === 0 ? [newest, ...kept].slice(0, size) : kept;
      return { rows: await Promise.all(found.map((version) => answer(deps, claims, version))), total: newest._id };
    },
    difference: async (claims, number, to) => {
      const current = await storedWith(deps, number, to);
      const upTo = to ?? current.newest._id;
      const [before, after] = await Promise.all(
        [number, upTo].map((version) => valuesAt(deps.repository, current, version)),
      );
      return { from: number, to: upTo, changes: changesFor(claims, before ?? new Map(), after ?? new Map()) };
    },
    restore: async (editor, restoration) => restore(deps, editor, restoration),
  };
}

/** @throws Problem 404 when there is no such version */
async function storedWith(
  { repository }: SettingsVersionsDeps,
  number: number,
  other = number,
): Promise<StoredConfiguration> {
  const current = await repository.find();
  if (current === null || [number, other].some((version) => version < 1 || version > current.newest._id))
    throw problem('not-found');
  return current;
}

async function answer(
  { nameOf }: SettingsVersionsDeps,
  claims: RoleClaims,
  { _id: number, at, by, confirmedBy = '', reason, changes }: ListedVersion,
): Promise<SettingsVersion> {
  const names = changes.map(({ name }) => name).filter((name) => mayRead(claims, name));
  const others = changes.length - names.length;
  const people = {
    publishedBy: by === '' ? null : await nameOf(by),
    confirmedBy: confirmedBy === '' ? null : { name: await nameOf(confirmedBy) },
  };
  const id = { '@id': `/settings_versions/${number}`, '@type': 'SettingsVersion' } as const;
  return { ...id, number, publishedAt: new Date(at).toISOString(), ...people, reason, names, others };
}

function changesFor(claims: RoleClaims, before: StoredValues, after: StoredValues): SettingsDifference['changes'] {
  return changedNames(before, after)
    .filter((name) => mayRead(claims, name))
    .map((name) => ({ name, before: parsed(before.get(name)), after: parsed(after.get(name)) }));
}

async function restore(
  deps: SettingsVersionsDeps,
  editor: Editor,
  { number, reason, seen }: Restoration,
): Promise<PublishedNames> {
  const current = await storedWith(deps, number);
  const wanted = await valuesAt(deps.repository, current, number);
  const present = new Map(current.settings.map(({ name, json }) => [name, json]));
  const names = changedNames(present, wanted).filter((name) => mayEdit(editor, name));
  const values = new Map(names.map((name) => [name, wanted.get(name) ?? null]));
  requireFitting(values);
  const basedOn = () => seen ?? current.newest._id;
  return { names, ...(await deps.publish({ values, session: editor.session, reason, basedOn })) };
}

const parsed = (json: string | null | undefined): unknown =>
  json === null || json === undefined ? null : (JSON.parse(json) as unknown);

function changedNames(before: StoredValues, after: StoredValues): readonly string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => (before.get(name) ?? null) !== (after.get(name) ?? null)).sort();
}

/** Earlier builds stored some settings in another shape, which nobody can publish any more. */
function requireFitting(values: StoredValues): void {
  const wrong = [...values].filter(([name, json]) => json !== null && !fits(name, json)).map(([name]) => name);
  if (wrong.length === 0) return;
  const message = 'Der frühere Wert hat eine Form, die nicht mehr gespeichert werden kann.';
  throw new ValidationFailed(wrong.map((name) => ({ propertyPath: name, code: 'older-shape', message })));
}

function fits(name: string, json: string): boolean {
  return settingTextSchema(name).safeParse(JSON.parse(json)).success;
}
