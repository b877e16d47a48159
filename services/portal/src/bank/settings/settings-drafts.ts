import type { SettingsDraft } from '@kontor/api/settings/settings-draft.schema';
import { draftNames, type DraftName } from '@kontor/domain/settings/settings-draft.schema';
import { randomInt } from 'node:crypto';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import type { ConfigurationRepository, StoredConfiguration } from './configuration.repository.js';
import type { DraftRepository, StoredDraft } from './draft.repository.js';
import type { PublishAsked } from './publish-asked.js';
import type { PublishedNames } from './settings-versions.js';

export interface SettingsDraftsDeps {
  readonly publish: PublishAsked;
  readonly repository: Pick<ConfigurationRepository, 'find'>;
  readonly drafts: DraftRepository;
  readonly nameOf: (accountId: string) => Promise<string | null>;
  readonly now: () => number;
}

export interface DraftChange {
  readonly name: DraftName;
  /** Checked JSON by name of the setting. */
  readonly values: ReadonlyMap<string, string>;
  readonly basedOn: number;
  readonly accountId: string;
  /** The revision that the person has seen, 0 for none; null to save over any. */
  readonly seen: number | null;
}

/** Changes of the configuration that are prepared, and published together later. */
export interface SettingsDrafts {
  list(): Promise<readonly SettingsDraft[]>;
  /** @throws Problem 404 */
  read(name: DraftName): Promise<SettingsDraft>;
  /** @throws Problem 412 */
  save(change: DraftChange): Promise<SettingsDraft>;
  /** @throws Problem 404, 412 */
  discard(name: DraftName, seen: number | null): Promise<void>;
  /** @throws Problem 404, 412 when one of the settings was changed since its draft, or a draft since it was seen */
  publish(publication: DraftPublication): Promise<PublishedNames>;
}

interface DraftPublication {
  readonly names: readonly DraftName[];
  /** Those that the person has seen. */
  readonly revisions: Partial<Readonly<Record<DraftName, number>>>;
  readonly reason: string;
  readonly session: Session;
}

/** The highest first revision; an entity tag has at most nine digits. */
const mostFirst = 500_000_000;

export function createSettingsDrafts(deps: SettingsDraftsDeps): SettingsDrafts {
  const { drafts, repository } = deps;
  const shown = async (draft: StoredDraft) => answer(deps, draft, await repository.find());
  return {
    list: async () => {
      const [stored, current] = await Promise.all([drafts.all(), repository.find()]);
      const sorted = draftNames.flatMap((name) => stored.find(({ _id }) => _id === name) ?? []);
      return Promise.all(sorted.map((draft) => answer(deps, draft, current)));
    },
    read: async (name) => shown(await existing(drafts, name)),
    save: async ({ name, values, basedOn, accountId, seen }) => {
      const before = (await drafts.find(name))?.revision ?? 0;
      const draft: StoredDraft = {
        _id: name,
        revision: (before === 0 ? randomInt(mostFirst) : before) + 1,
        values: [...values].map(([setting, json]) => ({ name: setting, json })),
        basedOn,
        at: deps.now(),
        by: accountId,
      };
      if ((seen !== null && seen !== before) || !(await drafts.save(draft, before))) throw problem('version-conflict');
      return shown(draft);
    },
    discard: async (name, seen) => {
      const { revision } = await existing(drafts, name);
      if ((seen !== null && seen !== revision) || !(await drafts.remove(name, revision)))
        throw problem('version-conflict');
    },
    publish: (publication) => publishDrafts(deps, publication),
  };
}

async function existing(drafts: DraftRepository, name: DraftName): Promise<StoredDraft> {
  const draft = await drafts.find(name);
  if (draft === null) throw problem('not-found');
  return draft;
}

async function publishDrafts(
  { publish, drafts }: SettingsDraftsDeps,
  { names, revisions, reason, session }: DraftPublication,
): Promise<PublishedNames> {
  const found = await Promise.all([...new Set(names)].map((name) => existing(drafts, name)));
  const newer = found.find(({ _id, revision }) => (revisions[_id] ?? revision) !== revision);
  if (newer !== undefined) throw problem('version-conflict', { draft: newer._id });
  const values = new Map(found.flatMap((draft) => draft.values.map(({ name, json }) => [name, json] as const)));
  const bases = new Map(found.flatMap((draft) => draft.values.map(({ name }) => [name, draft.basedOn] as const)));
  const basedOn = (name: string) => bases.get(name) ?? null;
  const from = found.map(({ _id, revision }) => [_id, revision] as const);
  const published = await publish({ values, session, reason, basedOn, drafts: from });
  // One that was saved again meanwhile stays, for its newer values.
  if (published.kind === 'published') for (const [name, revision] of from) await drafts.remove(name, revision);
  return { ...published, names: [...values.keys()] };
}

async function answer(
  { nameOf }: SettingsDraftsDeps,
  { _id: name, values, basedOn, at, by, revision }: StoredDraft,
  current: StoredConfiguration | null,
): Promise<SettingsDraft> {
  const versionOf = (setting: string) => current?.settings.find((one) => one.name === setting)?.version ?? 0;
  return {
    '@id': `/settings_drafts/${name}`,
    '@type': 'SettingsDraft',
    name,
    values: Object.fromEntries(values.map((value) => [value.name, JSON.parse(value.json) as unknown])),
    basedOn,
    isOutdated: values.some((value) => versionOf(value.name) > basedOn),
    savedAt: new Date(at).toISOString(),
    savedBy: await nameOf(by),
    revision,
  };
}
