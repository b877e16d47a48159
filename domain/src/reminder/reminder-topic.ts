import type { ReminderKind } from './reminder.js';

/** What a reminder is about: one of the kinds, or that the case expires. */
export type ReminderTopic = ReminderKind | 'expiry';

export const reminderTopics = ['draft', 'identityCheck', 'missingInformation', 'expiry'] as const;
