import type { DraftName } from '@kontor/domain/settings/settings-draft.schema';
import type { ApprovedAct, ApprovedActs } from '../../access/approval/approval.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { ConfigurationRepository, StoredConfiguration } from './configuration.repository.js';
import type { DraftRepository } from './draft.repository.js';
import { type Publication, refuseStale } from './publish.js';
import { mayEdit } from './read-settings.js';
import type { Settings } from './settings.js';

/** A publication as JSON, with the drafts that it was made from. */
export interface SettingsOrder {
  readonly values: readonly (readonly [string, string | null])[];
  readonly reason: string;
  readonly basedOn: readonly (readonly [string, number | null])[];
  readonly drafts: readonly (readonly [DraftName, number])[];
}

/** One change of the configuration at a time waits for a second person. */
export const settingsSubject = 'settings';

interface SettingsActsDeps {
  readonly settings: Pick<Settings, 'publish'>;
  readonly repository: Pick<ConfigurationRepository, 'find'>;
  readonly drafts: Pick<DraftRepository, 'remove'>;
}

/** Changes of the configuration that the bank can have confirmed by a second person. */
export function createSettingsActs({ settings, repository, drafts }: SettingsActsDeps): ApprovedActs {
  const publication: ApprovedAct<SettingsOrder> = {
    check: async ({ order }, { roles, accountId }) => {
      const claims = { roles, inheritedRoles: [] };
      if (!order.values.every(([name]) => mayEdit(claims, name))) throw problem('forbidden');
      refuseStale(await repository.find(), publicationOf(order, accountId));
    },
    basisOf: async ({ order }) => {
      const current = await repository.find();
      return JSON.stringify(order.values.map(([name]) => [name, settingOf(current, name)?.version ?? 0]));
    },
    evidenceOf: async ({ order }) => {
      const current = await repository.find();
      const changes = order.values.map(([name, after]) => ({
        name,
        before: parsed(settingOf(current, name)?.json ?? null),
        after: parsed(after),
      }));
      const lines = order.reason === '' ? [] : [{ label: 'Begründung', value: order.reason }];
      const isChange = (one: (typeof changes)[number]) => JSON.stringify(one.before) !== JSON.stringify(one.after);
      return { lines, changes: changes.filter(isChange) };
    },
    carryOut: async ({ order }, { accountId }, confirmedBy) => {
      await settings.publish({ ...publicationOf(order, accountId), confirmedBy });
      // One that was saved again meanwhile stays, for its newer values.
      for (const [name, revision] of order.drafts) await drafts.remove(name, revision);
    },
  };
  return { holdRules: publication, fourEyes: publication };
}

function publicationOf({ values, reason, basedOn }: SettingsOrder, accountId: string): Publication {
  const bases = new Map(basedOn);
  return { values: new Map(values), reason, accountId, basedOn: (name) => bases.get(name) ?? null };
}

const settingOf = (current: StoredConfiguration | null, name: string) =>
  current?.settings.find((setting) => setting.name === name);

const parsed = (json: string | null): unknown => (json === null ? null : (JSON.parse(json) as unknown));
