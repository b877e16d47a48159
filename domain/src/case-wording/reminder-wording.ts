import type { ReminderTopic } from '../reminder/reminder-topic.js';

const titles: ReadonlyMap<string, string> = new Map([
  ['remindersPlanned', 'Erinnerung gesendet'],
  ['remind', 'Erinnerung gesendet'],
  ['pauseReminders', 'Erinnerungen pausiert'],
  ['resumeReminders', 'Erinnerungen fortgesetzt'],
  ['stopReminders', 'Erinnerungen abbestellt'],
]);

/** The title of a history line about reminders, by its cause; null for any other line. */
export const reminderTitle = (cause: string): string | null => titles.get(cause) ?? null;

/** What a reminder is about, for the bank. */
export const reminderTopicLabels: Readonly<Record<ReminderTopic, string>> = {
  draft: 'Angefangener Antrag',
  identityCheck: 'Identitätsprüfung',
  missingInformation: 'Unterlagen und Rückfragen',
  expiry: 'Ablauf des Antrags',
};
