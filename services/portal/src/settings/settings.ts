import {
  isSettingName,
  settingSchemas,
  settingsFrom,
  type AllSettings,
} from '@kontor/domain/settings/setting-values.schema';
import { companyCheckFeatures } from '@kontor/domain/provider-connection/company-check-connection';
import { connections } from '@kontor/domain/provider-connection/provider-connection';
import { effectiveFlags } from '@kontor/domain/settings/option-flags';
import type { Logger } from '@kontor/platform/logger/logger';
import { problem } from '../problem-table.js';
import type { SettingDocument, SettingRepository } from './setting.repository.js';
import { connectionIn } from './stored-connection.js';

/** The bank's settings: stored values, and defaults for missing ones. */
export interface Settings {
  /** All known settings with their effective values: an option that requires another one is off without it (R3 §3). */
  all(): Promise<AllSettings>;
  /** The effective value of one setting, support-only settings included; undefined when there is none. */
  get(name: string): Promise<unknown>;
  /** False when the stored value is invalid, so that its default is used. */
  fits(name: string): Promise<boolean>;
  /** Stores a value; with `version` only if it is unchanged. @throws ZodError for a wrong value, Problem 412 */
  set(change: SettingValue): Promise<SettingDocument>;
  remove(name: string): Promise<boolean>;
}

export interface SettingValue {
  readonly name: string;
  readonly value: unknown;
  readonly accountId: string;
  readonly version?: number;
}

interface SettingsDeps {
  readonly repository: SettingRepository;
  readonly logger: Logger;
  readonly now: () => number;
  /** How long settings are cached, ms, because another instance may change them. */
  readonly freshMs?: number;
}

const keptVersions = 10;

export function createSettings({ repository, logger, now, freshMs = 1000 }: SettingsDeps): Settings {
  let held: (Reading & { readonly until: number }) | undefined;

  const read = async () => {
    if (held !== undefined && held.until > now()) return held;
    held = { ...readingOf(await repository.all(), logger), until: now() + freshMs };
    return held;
  };

  const set = async ({ name, value, accountId, version }: SettingValue): Promise<SettingDocument> => {
    const parsed: unknown = isSettingName(name) ? settingSchemas[name].parse(value) : value;
    const current = await repository.find(name);
    if (version !== undefined && current?.version !== version) throw problem('version-conflict');
    const next = nextDocument({ name, current, json: JSON.stringify(parsed), accountId, at: now() });
    const written =
      current === null ? await repository.insert(next) : await repository.replace(name, current.version, next);
    if (!written) throw problem('version-conflict');
    held = undefined;
    return next;
  };

  return {
    all: async () => (await read()).effective,
    get: async (name) => {
      const { all, values } = await read();
      return isSettingName(name) ? all[name] : values.get(name);
    },
    fits: async (name) => !(await read()).invalid.includes(name),
    set,
    remove: async (name) => {
      held = undefined;
      return repository.remove(name);
    },
  };
}

interface Next {
  readonly name: string;
  readonly current: SettingDocument | null;
  readonly json: string;
  readonly accountId: string;
  readonly at: number;
}

function nextDocument({ name, current, json, accountId, at }: Next): SettingDocument {
  const stored = { _id: name, version: (current?.version ?? 0) + 1, json, changedAt: at, changedBy: accountId };
  if (current === null) return { ...stored, previous: [] };
  const { version, json: before, changedAt, changedBy } = current;
  return {
    ...stored,
    previous: [{ version, json: before, changedAt, changedBy }, ...current.previous].slice(0, keptVersions),
  };
}

interface Reading {
  readonly values: ReadonlyMap<string, unknown>;
  readonly all: AllSettings;
  /** The options whose requirements are met. */
  readonly effective: AllSettings;
  /** Settings with an invalid stored value. */
  readonly invalid: readonly string[];
}

function readingOf(stored: readonly SettingDocument[], logger: Logger): Reading {
  const values = valuesOf(stored, logger);
  const known = Object.fromEntries([...values].filter(([name]) => isSettingName(name)));
  const invalid = stored.map(({ _id: name }) => name).filter((name) => !values.has(name));
  const all = settingsFrom(known);
  const { setting, fieldsOf } = connections.companyCheck;
  const connection = connectionIn(values.get(setting), fieldsOf);
  const features = companyCheckFeatures(typeof connection === 'string' ? undefined : connection);
  return { values, all, effective: effectiveFlags(all, features), invalid };
}

/** An invalid stored value is replaced by its default, so that it does not take the portal down. */
function valuesOf(documents: readonly SettingDocument[], logger: Logger): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { _id: name, json } of documents) {
    const value: unknown = JSON.parse(json);
    if (!isSettingName(name) || settingSchemas[name].safeParse(value).success) values.set(name, value);
    else logger.error({ setting: name }, 'stored setting is invalid, its default is used');
  }
  return values;
}
