import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';

/** The bank's settings as the case needs them. */
export interface SettingsPort {
  all(): Promise<AllSettings>;
  /** The effective value of a key, support-only keys included. */
  get(name: string): Promise<unknown>;
  /** False when the stored value no longer fits and its default is used. */
  fits(name: string): Promise<boolean>;
}
