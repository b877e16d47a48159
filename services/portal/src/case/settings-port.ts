import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';

/** The bank's settings as the case needs them. */
export interface SettingsPort {
  all(): Promise<AllSettings>;
  /** The effective value of a key, also of one that only support knows. */
  get(name: string): Promise<unknown>;
  /** False when the stored value no longer fits and its default stands in for it. */
  fits(name: string): Promise<boolean>;
}
