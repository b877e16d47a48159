import {
  lastReminderProblem,
  reminderDaysProblem,
  reminderKinds,
  type ReminderKind,
} from '@kontor/domain/reminder/reminder';
import type { FieldProblems, FormOptions } from '../form/use-settings-form.js';

/** As typed: the days of each kind, and those before the expiry. */
export type RemindersForm = Readonly<Record<ReminderKind | 'lastBeforeExpiry', string>>;

/** A typed number; NaN for anything else. */
export const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

/** The days of a text like "3, 30"; NaN for what is no whole number. */
export function daysOf(text: string): readonly number[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.map(numberOf);
}

function problemsOf(form: RemindersForm): FieldProblems {
  const found = [
    ...reminderKinds.map((kind) => [kind, reminderDaysProblem(daysOf(form[kind]))] as const),
    ['lastBeforeExpiry', lastReminderProblem(numberOf(form.lastBeforeExpiry.trim()))] as const,
  ];
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])));
}

export const remindersForm: Omit<FormOptions<RemindersForm>, 'reading'> = {
  formOf: ({ settings: { reminders } }) => ({
    draft: reminders.draft.join(', '),
    identityCheck: reminders.identityCheck.join(', '),
    missingInformation: reminders.missingInformation.join(', '),
    lastBeforeExpiry: String(reminders.lastBeforeExpiry),
  }),
  valuesOf: (form) => ({
    reminders: {
      draft: daysOf(form.draft),
      identityCheck: daysOf(form.identityCheck),
      missingInformation: daysOf(form.missingInformation),
      lastBeforeExpiry: numberOf(form.lastBeforeExpiry.trim()),
    },
  }),
  problemsOf,
};
