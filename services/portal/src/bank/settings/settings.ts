import {
  isSettingName,
  settingSchemas,
  settingsFrom,
  type AllSettings,
} from '@kontor/domain/settings/setting-values.schema';
import { effectiveFlags } from '@kontor/domain/settings/option-flags';
import type { Logger } from '@kontor/platform/logger/logger';
import type { ConfigurationRepository, StoredConfiguration, StoredSetting } from './configuration.repository.js';
import { requireConsistent } from './consistent-settings.js';
import { valuesAt } from './values-at.js';
import { publish, type Publication } from './publish.js';
import type { SettingsPort } from './settings-port.js';
import { type ProviderFeatures, unknownFeatures } from '../provider-connection/provider-connection.module.js';

/** The bank's settings: stored values, and defaults for missing ones. */
export interface Settings extends SettingsPort {
  /** Publishes checked values as one version, seen by this instance at once. @throws Problem 412, ValidationFailed */
  publish(publication: Publication): Promise<StoredConfiguration>;
}

interface SettingsDeps {
  readonly repository: ConfigurationRepository;
  readonly logger: Logger;
  readonly now: () => number;
  /** The last known features of the providers. */
  readonly features?: () => ProviderFeatures;
  /** Defaults of this installation, instead of those of all. */
  readonly defaults?: Partial<AllSettings>;
  /** How long settings are cached, ms, because another instance may change them. */
  readonly freshMs?: number;
}

export function createSettings(deps: SettingsDeps): Settings {
  const { repository, logger, now, features = () => unknownFeatures, freshMs = 1000, defaults = {} } = deps;
  const { read, forget } = createReadings({ repository, logger, now, freshMs, defaults });
  return {
    all: async () => effectiveFlags((await read()).all, features().companyCheck),
    get: async (name) => {
      const { all, values } = await read();
      return isSettingName(name) ? all[name] : values.get(name);
    },
    fits: async (name) => !(await read()).invalid.includes(name),
    offerVersion: async () => (await read()).offerVersion,
    offerAt: async (version) => {
      const stored = await repository.find();
      if (stored === null || version > stored.newest._id) return null;
      const values = await valuesAt(repository, stored, version);
      return readingOf(
        [...values].map(([name, json]) => ({ name, version, json })),
        logger,
        defaults,
      ).all;
    },
    features,
    publish: async (publication) => {
      const published = await publish(repository, publication, now(), requireConsistent);
      forget();
      return published;
    },
  };
}

/** What protects accounts is on in production until the bank decides otherwise. */
export const productionDefaults: Partial<AllSettings> = { neutralAuthAnswers: true, staffSecondStep: true };

/** What an order keeps of the settings: package, boxes, options, hold rules and which reports they may use. */
const offerSettings: readonly string[] = [
  'tempConfig',
  'orderCheckboxes',
  'mehrwerte',
  'simplePutOnHoldConfig',
  'kycNowOrderEconomyReportShort',
  'kycNowOrderCreditChecks',
];

type ReadingsDeps = Required<Pick<SettingsDeps, 'repository' | 'logger' | 'now' | 'freshMs' | 'defaults'>>;

/** Reads the settings once for all who ask within `freshMs`, and checks the values of a version once. */
function createReadings({ repository, logger, now, freshMs, defaults }: ReadingsDeps) {
  let known: (Reading & { readonly version: number }) | undefined;
  let held: { readonly reading: Promise<Reading>; readonly until: number } | undefined;

  const readStored = async (): Promise<Reading> => {
    const stored = await repository.find();
    const version = stored?.newest._id ?? 0;
    // A published version is never changed.
    if (known?.version !== version) known = { ...readingOf(stored?.settings ?? [], logger, defaults), version };
    return known;
  };
  const forget = (): void => {
    held = undefined;
  };
  return {
    forget,
    read: (): Promise<Reading> => {
      if (held !== undefined && held.until > now()) return held.reading;
      const reading = readStored();
      held = { reading, until: now() + freshMs };
      // A failure is not kept.
      reading.catch(forget);
      return reading;
    },
  };
}

interface Reading {
  readonly values: ReadonlyMap<string, unknown>;
  readonly all: AllSettings;
  readonly offerVersion: number;
  /** Settings with an invalid stored value. */
  readonly invalid: readonly string[];
}

function readingOf(stored: readonly StoredSetting[], logger: Logger, defaults: Partial<AllSettings>): Reading {
  const values = valuesOf(stored, logger);
  const known = Object.fromEntries([...values].filter(([name]) => isSettingName(name)));
  const invalid = stored.filter(({ name, json }) => json !== null && !values.has(name)).map(({ name }) => name);
  const all = settingsFrom({ ...defaults, ...known });
  const versions = stored.filter(({ name }) => offerSettings.includes(name)).map(({ version }) => version);
  return { values, all, invalid, offerVersion: Math.max(0, ...versions) };
}

/** An invalid stored value is replaced by its default, so that it does not take the portal down. */
function valuesOf(stored: readonly StoredSetting[], logger: Logger): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const { name, json } of stored) {
    if (json === null) continue;
    const value: unknown = JSON.parse(json);
    if (!isSettingName(name) || settingSchemas[name].safeParse(value).success) values.set(name, value);
    else logger.error({ setting: name }, 'stored setting is invalid, its default is used');
  }
  return values;
}
