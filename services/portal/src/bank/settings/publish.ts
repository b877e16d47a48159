import { problem } from '../../http/answer/problem-table.js';
import type { ConfigurationRepository, StoredChange, StoredConfiguration } from './configuration.repository.js';

/** Settings that are published together as one version. */
export interface Publication {
  /** JSON by name; null removes the setting. */
  readonly values: ReadonlyMap<string, string | null>;
  readonly accountId: string;
  /** The account of the second person, where one had to confirm it. */
  readonly confirmedBy?: string;
  readonly reason?: string;
  /** The version on which the change of a setting is based; refused when that setting changed since. */
  readonly basedOn?: (name: string) => number | null;
}

const attempts = 5;
/** Of all settings together, in characters; MongoDB stores up to 16 MB in a document. */
const maxSize = 5_000_000;

/**
 * Publishes version n + 1 with one write, or returns the newest version when nothing changes. `check` throws for values
 * that do not go with those of the present.
 * @throws Problem 412 when a setting changed since
 */
export async function publish(
  repository: ConfigurationRepository,
  publication: Publication,
  at: number,
  check: (current: StoredConfiguration | null, values: Publication['values']) => void = () => undefined,
): Promise<StoredConfiguration> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await repository.find();
    refuseStale(current, publication);
    const changes = changesOf(current, publication.values);
    if (current !== null && changes.length === 0) return current;
    check(current, publication.values);
    const next = nextOf(current, changes, publication, at);
    if (current === null) {
      if (await repository.insert(next)) return next;
    } else {
      // Before it is replaced, so that no version is ever missing.
      await repository.keep(current.newest);
      if (await repository.replace(next)) return next;
    }
  }
  throw problem('version-conflict');
}

/** @throws Problem 412 when a setting changed since the version on which its change is based */
export function refuseStale(current: StoredConfiguration | null, { values, basedOn }: Publication): void {
  if (basedOn === undefined) return;
  for (const name of values.keys()) {
    const seen = basedOn(name);
    const changed = versionOf(current, name);
    if (seen !== null && (seen < changed || seen > (current?.newest._id ?? 0)))
      throw problem('version-conflict', { setting: name, version: current?.newest._id ?? 0 });
  }
}

function versionOf(current: StoredConfiguration | null, name: string): number {
  return current?.settings.find((setting) => setting.name === name)?.version ?? 0;
}

function changesOf(
  current: StoredConfiguration | null,
  values: ReadonlyMap<string, string | null>,
): readonly StoredChange[] {
  const stored = new Map(current?.settings.map(({ name, json }) => [name, json]));
  return [...values]
    .map(([name, after]) => ({ name, before: stored.get(name) ?? null, after }))
    .filter(({ before, after }) => before !== after);
}

function nextOf(
  current: StoredConfiguration | null,
  changes: readonly StoredChange[],
  { accountId, confirmedBy = '', reason = '' }: Publication,
  at: number,
): StoredConfiguration {
  const number = (current?.newest._id ?? 0) + 1;
  const changed = new Set(changes.map(({ name }) => name));
  const kept = (current?.settings ?? []).filter(({ name }) => !changed.has(name));
  const written = changes.map(({ name, after }) => ({ name, version: number, json: after }));
  const settings = [...kept, ...written].sort((a, b) => (a.name < b.name ? -1 : 1));
  const size = [...settings, ...changes.map(({ before }) => ({ json: before }))].reduce(
    (sum, { json }) => sum + (json?.length ?? 0),
    0,
  );
  if (size > maxSize) throw problem('settings-too-large');
  return { settings, newest: { _id: number, at, by: accountId, confirmedBy, reason, changes } };
}
