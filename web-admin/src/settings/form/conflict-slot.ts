import { createContext, type ComponentType } from 'react';
import type { SettingsReading, SettingValues } from './settings-reading.js';

/** A save that was refused because somebody else saved since the form was opened. */
export interface Conflict {
  readonly base: SettingsReading;
  /** The typed values beside what the form does not show. */
  readonly valuesOf: (from: SettingsReading) => SettingValues;
  readonly onLoad: () => void;
  readonly onKeep: (newest: SettingsReading) => void;
}

/** What shows a conflict: the page of the settings provides it, because it needs all forms' names of fields. */
export const ConflictSlot = createContext<ComponentType<Conflict>>(() => null);
