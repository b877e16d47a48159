import { useState, type ReactNode } from 'react';
import type { SettingsReading, SettingValues } from './settings-reading.js';
import { useSaveSettings } from './use-save-settings.js';
import { useReloadSettings } from './use-settings.js';

/** Messages by field path; an empty table lets the form be saved. */
export type FieldProblems = Readonly<Record<string, string>>;

export interface FormOptions<F> {
  readonly reading: SettingsReading;
  /** The form that shows the settings. */
  readonly formOf: (reading: SettingsReading) => F;
  /** The settings of a form, beside those that it does not show. */
  readonly valuesOf: (form: F, reading: SettingsReading) => SettingValues;
  readonly problemsOf: (form: F) => FieldProblems;
}

/** A form over settings that are saved together. */
export interface SettingsForm<F> {
  readonly form: F;
  readonly change: (change: Partial<F> | ((before: F) => F)) => void;
  /** The reading on which the form is based. */
  readonly base: SettingsReading;
  readonly isChanged: boolean;
  /** Shown after the first attempt to save. */
  readonly problems: FieldProblems;
  /** Attempts to save since the form was opened, saved or reset. */
  readonly attempts: number;
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly save: () => void;
  /** The typed values beside what the form does not show. */
  readonly valuesOf: (from: SettingsReading) => SettingValues;
  /** Saves over what somebody else has changed since, as this reading has it. */
  readonly saveOver: (newest: SettingsReading) => void;
  readonly reset: () => void;
  /** For settings that can be prepared as a draft: what says so, and the button that saves one. */
  readonly draft?: { readonly notice: ReactNode; readonly button: ReactNode };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function useSettingsForm<F extends object>({
  reading,
  formOf,
  valuesOf,
  problemsOf,
}: FormOptions<F>): SettingsForm<F> {
  const reload = useReloadSettings();
  // The reading on which the edited form is based; the newest one while nothing is edited.
  const [edited, setEdited] = useState<{ readonly form: F; readonly base: SettingsReading }>();
  const [attempts, setAttempts] = useState(0);
  const base = edited?.base ?? reading;
  const form = edited?.form ?? formOf(reading);
  const problems = problemsOf(form);
  const leave = (): void => {
    setEdited(undefined);
    setAttempts(0);
  };
  const saving = useSaveSettings((from) => valuesOf(form, from), leave);
  const saveFrom = (from: SettingsReading): void => {
    setAttempts(attempts + 1);
    if (Object.keys(problems).length === 0) saving.mutate(from);
  };
  return {
    form,
    base,
    change: (change) => setEdited({ form: typeof change === 'function' ? change(form) : { ...form, ...change }, base }),
    isChanged: edited !== undefined && !same(form, formOf(base)),
    problems: attempts > 0 ? problems : {},
    attempts,
    error: saving.error,
    isSaving: saving.isPending,
    save: () => saveFrom(base),
    valuesOf: (from) => valuesOf(form, from),
    saveOver: saveFrom,
    reset: () => {
      leave();
      saving.reset();
      void reload();
    },
  };
}
