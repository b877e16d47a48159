import type { ProviderFeatures } from '../provider-connection/provider-connection.module.js';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';

/** The bank's settings for the concepts of the case. */
export interface SettingsPort {
  /** All known settings with their effective values: an option that requires another one is off without it (R3 §3). */
  all(): Promise<AllSettings>;
  /** The effective value of one setting, support-only settings included; undefined when there is none. */
  get(name: string): Promise<unknown>;
  /** False when the stored value is invalid, so that its default is used. */
  fits(name: string): Promise<boolean>;
  /** The newest version of the configuration that changed a setting which an order keeps; 0 for none. */
  offerVersion(): Promise<number>;
  /** Packages and boxes of a version; null when there is no such version. */
  offerAt(version: number): Promise<Pick<AllSettings, 'tempConfig' | 'orderCheckboxes'> | null>;
  /** The last known features of the providers. */
  features(): ProviderFeatures;
}
