import {
  cancelHoldDryRun,
  listDryRunCases,
  listHoldDryRuns,
  startHoldDryRun,
} from '@kontor/api/hold-dry-run/hold-dry-run.routes';
import type { DryRunCases, HoldDryRun } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import { previewMail } from '@kontor/api/mail-preview/mail-preview.routes';
import { createRegisterUser } from '@kontor/api/register-user/register-user.routes';
import type { RouteData, RouteInput } from '@kontor/api/route/route';
import {
  changeSettingsDraft,
  listSettingsDrafts,
  publishSettingsDrafts,
  removeSettingsDraft,
} from '@kontor/api/settings/settings-draft.routes';
import type { SettingsDraft } from '@kontor/api/settings/settings-draft.schema';
import { getSettingsDifference, restoreSettingsVersion } from '@kontor/api/settings/settings-version.routes';
import type { PublishedVersion, SettingsDifference } from '@kontor/api/settings/settings-version.schema';
import { changeSettings, createSetting, listSettings, removeSetting } from '@kontor/api/settings/settings.routes';
import type { Setting } from '@kontor/api/settings/settings.schema';
import type { RuleSet } from '@kontor/domain/on-hold/rule-set';
import { abortBy } from './abort-by.js';
import { api } from './api.js';
import { newKey } from './idempotency-key.js';

const etag = (version: number): string => `"${version}"`;

interface Range {
  readonly from: number;
  /** The present where none is given. */
  readonly to?: number | undefined;
}

/** A page of a group of a dry run. */
export type DryRunPage = NonNullable<RouteInput<typeof listDryRunCases>['query']>;

type DraftBody = RouteInput<typeof changeSettingsDraft>['body'];
type StartedRules = RouteInput<typeof startHoldDryRun>['body']['rules'];
type Disclaimer = RouteInput<typeof previewMail>['body']['mailDisclaimer'];

/** Custom methods for the settings, their drafts and their versions. Each that changes throws ApiProblem 412 when somebody else changed it since. */
export const settingsMethods = {
  /** All settings that the person may read. */
  readSettings: async (signal?: AbortSignal): Promise<readonly Setting[]> =>
    (await api.send(listSettings, { query: { pagination: '0' }, ...abortBy(signal) })).data,
  /** Publishes values as one version. */
  saveSettings: async (values: RouteInput<typeof changeSettings>['body']['values'], seen: number): Promise<void> => {
    await api.send(changeSettings, { body: { values }, ifMatch: etag(seen) });
  },

  createSetting: async (name: string): Promise<void> => {
    await api.send(createSetting, { body: { name, value: {} }, idempotencyKey: newKey() });
  },
  removeSetting: async ({ name, version }: Pick<Setting, 'name' | 'version'>): Promise<void> => {
    await api.send(removeSetting, { params: { name }, ifMatch: etag(version) });
  },

  readDrafts: async (signal?: AbortSignal): Promise<readonly SettingsDraft[]> =>
    (await api.send(listSettingsDrafts, abortBy(signal))).data,
  /** `seen` is the revision of the draft that the person has seen, 0 for none. */
  saveDraft: async (name: string, body: DraftBody, seen: number): Promise<void> => {
    await api.send(changeSettingsDraft, { params: { name }, body, ifMatch: etag(seen) });
  },
  discardDraft: async ({ name, revision }: SettingsDraft): Promise<void> => {
    await api.send(removeSettingsDraft, { params: { name }, ifMatch: etag(revision) });
  },
  /** Publishes drafts, as the person has seen them, as one version and returns its number. */
  publishDrafts: async (drafts: readonly SettingsDraft[], reason: string): Promise<number> => {
    const revisions = Object.fromEntries(drafts.map(({ name, revision }) => [name, revision]));
    const body = { names: drafts.map(({ name }) => name), revisions, reason };
    return (await api.send(publishSettingsDrafts, { body, idempotencyKey: newKey() })).data.version;
  },

  readDifference: async ({ from, to }: Range, signal?: AbortSignal): Promise<SettingsDifference> => {
    const query = to === undefined ? {} : { to };
    return (await api.send(getSettingsDifference, { params: { number: from }, query, ...abortBy(signal) })).data;
  },
  /** Publishes a version again. */
  restoreVersion: async (number: number, reason: string, seen: number): Promise<PublishedVersion> => {
    const call = { params: { number }, body: { reason }, ifMatch: etag(seen), idempotencyKey: newKey() };
    return (await api.send(restoreSettingsVersion, call)).data;
  },

  /** A mail with a disclaimer, as it would be sent. */
  previewMail: async (mailDisclaimer: Disclaimer, signal?: AbortSignal): Promise<RouteData<typeof previewMail>> =>
    (await api.send(previewMail, { body: { mailDisclaimer }, ...abortBy(signal) })).data,
  /** Creates the bank's user at the transparency register. */
  createRegisterUser: async (body: RouteInput<typeof createRegisterUser>['body']): Promise<void> => {
    await api.send(createRegisterUser, { body });
  },

  /** The last dry run of hold rules; null without one. */
  readDryRun: async (signal?: AbortSignal): Promise<HoldDryRun | null> =>
    (await api.send(listHoldDryRuns, abortBy(signal))).data[0] ?? null,
  /** @throws ApiProblem 409 while one is running */
  startDryRun: async (rules: RuleSet): Promise<HoldDryRun> =>
    (await api.send(startHoldDryRun, { body: { rules: rules as StartedRules }, idempotencyKey: newKey() })).data,
  cancelDryRun: async (id: string): Promise<HoldDryRun> => (await api.send(cancelHoldDryRun, { params: { id } })).data,
  dryRunCases: async (id: string, query: DryRunPage, signal?: AbortSignal): Promise<DryRunCases> =>
    (await api.send(listDryRunCases, { params: { id }, query, ...abortBy(signal) })).data,
};
