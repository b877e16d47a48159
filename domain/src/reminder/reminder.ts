/** What customers are reminded of: their draft, the identity check, documents and answers that the bank waits for. */
export const reminderKinds = ['draft', 'identityCheck', 'missingInformation'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

/** The names of the kinds, and what their days count from. */
export const reminderLabels: Readonly<Record<ReminderKind, { readonly label: string; readonly from: string }>> = {
  draft: { label: 'Angefangener Antrag', from: 'Tage nach der letzten Eingabe' },
  identityCheck: { label: 'Identitätsprüfung', from: 'Tage, seit die Identitätsprüfung offen ist' },
  missingInformation: { label: 'Unterlagen und Rückfragen', from: 'Tage nach der Rückfrage der Bank' },
};

/** The setting `reminders`: per kind the days after which customers are reminded; none for an empty list. */
export type Reminders = Readonly<Record<ReminderKind, readonly number[]>> & {
  /** Days before a case expires at which customers get a last reminder, with the date; 0 for none. */
  readonly lastBeforeExpiry: number;
};

export const lastReminderLabel = 'Letzte Erinnerung vor dem Ablauf (Tage)';

/** Reminders of a kind. */
export const mostReminders = 3;
/** Days from the start until a reminder. */
export const reminderDays = { least: 1, most: 365 } as const;
/** Days before the expiry. */
export const lastReminderDays = { least: 0, most: 60 } as const;

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Why the days of a kind are refused, in German; undefined when they can be kept. */
export function reminderDaysProblem(days: readonly number[]): string | undefined {
  const { least, most } = reminderDays;
  if (days.length > mostReminders) return `Höchstens ${mostReminders} Erinnerungen je Art möglich`;
  if (!days.every((day) => isWithin(day, reminderDays))) return `Ganze Tage von ${least} bis ${most} erforderlich`;
  for (const [index, day] of days.entries()) {
    if (days.indexOf(day) < index) return `Der Tag ${day} steht doppelt da`;
    const before = days[index - 1] ?? 0;
    if (day < before) return `Die Tage müssen aufsteigen: ${day} steht nach ${before}`;
  }
  return undefined;
}

/** Why the days before the expiry are refused, in German; undefined when they can be kept. */
export function lastReminderProblem(days: number): string | undefined {
  const { least, most } = lastReminderDays;
  return isWithin(days, lastReminderDays) ? undefined : `Ganze Zahl von ${least} bis ${most} erforderlich`;
}
