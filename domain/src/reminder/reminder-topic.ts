import type { PersonId } from '../person/person-id.js';
import type { ReminderKind } from './reminder.js';

/** What a reminder is about: one of the kinds, or that the case expires. */
export type ReminderTopic = ReminderKind | 'expiry';

export const reminderTopics = ['draft', 'identityCheck', 'missingInformation', 'expiry'] as const;

/** Whose mailbox it is: that of a co-signer, or null for the customer's. */
export const mailboxOf = (
  { coSigners }: { readonly coSigners: readonly PersonId[] },
  { personId }: { readonly personId: PersonId | null },
): PersonId | null => (personId !== null && coSigners.includes(personId) ? personId : null);
