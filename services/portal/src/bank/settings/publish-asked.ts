import { fourEyesSwitches, switched } from '@kontor/domain/approval/four-eyes';
import { rulesInEffect } from '@kontor/domain/on-hold/rules-in-effect';
import { settingFrom, type SettingName } from '@kontor/domain/settings/setting-values.schema';
import type { DraftName } from '@kontor/domain/settings/settings-draft.schema';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import type { ApprovalGate } from '../../access/approval/approval.module.js';
import type { Session } from '../../access/session/session.module.js';
import type { ConfigurationRepository, StoredChange, StoredConfiguration } from './configuration.repository.js';
import { requireConsistent } from './consistent-settings.js';
import { refuseStale, type Publication } from './publish.js';
import type { Settings } from './settings.js';
import { settingsSubject, type SettingsOrder } from './settings-acts.js';

/** What staff publish; the drafts that it was made from are removed with it. */
export interface StaffPublication extends Omit<Publication, 'accountId'> {
  readonly session: Session;
  readonly drafts?: readonly (readonly [DraftName, number])[];
}

/** Published at once, or asked for because a second person must confirm it. */
export type Published =
  | {
      readonly kind: 'published';
      readonly stored: StoredConfiguration;
      /** What this publication has changed; nothing where all values were so already. */
      readonly changes: readonly StoredChange[];
    }
  | { readonly kind: 'asked'; readonly approvalId: string };

/** @throws Problem 409, 412; ValidationFailed for a switch that too few people could serve, and for settings that do not go together */
export type PublishAsked = (publication: StaffPublication) => Promise<Published>;

export interface PublishAskedDeps {
  readonly settings: Pick<Settings, 'publish'>;
  readonly repository: Pick<ConfigurationRepository, 'find'>;
  readonly gate: ApprovalGate;
}

const holdRules = 'simplePutOnHoldConfig';
const fourEyes = 'fourEyes';

/** Publishes what staff change, or asks for a second person where the hold rules in effect change or a switch is turned off. */
export function createPublishAsked({ settings, repository, gate }: PublishAskedDeps): PublishAsked {
  return async ({ session, drafts = [], ...publication }) => {
    const { accountId } = session;
    const current = await repository.find();
    refuseStale(current, { ...publication, accountId });
    requireConsistent(current, publication.values);
    const turned = switchedBy(current, publication.values);
    await requireServed(gate, turned.on);
    const act = turned.off.length > 0 ? fourEyes : changesRules(current, publication.values) && 'holdRules';
    const asked = { caseId: null, subject: settingsSubject, order: orderOf(publication, drafts) };
    const approvalId = act === false ? null : await gate.ask(act, session, asked);
    if (approvalId !== null) return { kind: 'asked', approvalId };
    const stored = await settings.publish({ ...publication, accountId });
    const isNew = stored.newest._id > (current?.newest._id ?? 0);
    return { kind: 'published', stored, changes: isNew ? stored.newest.changes : [] };
  };
}

function orderOf(
  { values, reason = '', basedOn }: Omit<Publication, 'accountId'>,
  drafts: SettingsOrder['drafts'],
): SettingsOrder {
  const bases = [...values.keys()].map((name) => [name, basedOn?.(name) ?? null] as const);
  return { values: [...values], reason, basedOn: bases, drafts };
}

const storedOf = (current: StoredConfiguration | null, name: string): string | null =>
  current?.settings.find((setting) => setting.name === name)?.json ?? null;

/** Whether hold rules change: as they are written, or because reports that some of them need are switched. */
function changesRules(current: StoredConfiguration | null, values: Publication['values']): boolean {
  const valueAfter = (name: string): string | null => {
    const after = values.get(name);
    return after === undefined ? storedOf(current, name) : after;
  };
  const isRewritten = valueAfter(holdRules) !== storedOf(current, holdRules);
  return isRewritten || rulesBy(valueAfter) !== rulesBy((name) => storedOf(current, name));
}

/** The rules in effect, as JSON. */
function rulesBy(jsonOf: (name: SettingName) => string | null): string {
  const valueOf = <N extends SettingName>(name: N) => settingFrom(name, jsonOf(name));
  const rules = rulesInEffect(valueOf(holdRules), {
    kycNowOrderEconomyReportShort: valueOf('kycNowOrderEconomyReportShort'),
    kycNowOrderCreditChecks: valueOf('kycNowOrderCreditChecks'),
  });
  return JSON.stringify(rules);
}

function switchedBy(current: StoredConfiguration | null, values: Publication['values']) {
  const after = values.get(fourEyes);
  const before = storedOf(current, fourEyes);
  return switched(settingFrom(fourEyes, before), settingFrom(fourEyes, after === undefined ? before : after));
}

async function requireServed(gate: ApprovalGate, names: ReturnType<typeof switched>['on']): Promise<void> {
  const unserved = names.length === 0 ? [] : await gate.unserved(names);
  if (unserved.length === 0) return;
  const message =
    'Dafür braucht es zwei aktive Nutzer, die die Handlung ausführen dürfen, und zwei, die diese Einstellung ändern dürfen.';
  throw new ValidationFailed(
    unserved.map((name) => ({
      propertyPath: `${fourEyes}.${name}`,
      code: 'two-persons',
      message: `${fourEyesSwitches[name].label}: ${message}`,
    })),
  );
}
