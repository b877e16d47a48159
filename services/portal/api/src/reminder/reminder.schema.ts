import { reminderTopics } from '@kontor/domain/reminder/reminder-topic';
import * as z from 'zod';

const topic = z.enum(reminderTopics);
const personId = z.string().max(64).nullable();
const recipient = z.strictObject({
  topic,
  /** The person whose check is open; null for what the customer does. */
  personId,
});
const timed = recipient.extend({ at: z.iso.datetime() });

/** The reminders of a case: what comes next, what was sent, and what was decided. */
export const caseRemindersSchema = z.strictObject({
  /** False for a case that began before there were reminders, and has not come to the new rules yet. */
  possible: z.boolean(),
  paused: z.boolean(),
  /** Persons who want none; null for the customer. */
  stopped: z.array(personId),
  next: z.array(timed),
  /** What somebody can be reminded of now. */
  open: z.array(recipient),
  sent: z.array(timed),
});
export type CaseReminders = z.output<typeof caseRemindersSchema>;

export const remindBodySchema = recipient;
export type RemindBody = z.output<typeof remindBodySchema>;

export const pauseBodySchema = z.strictObject({ paused: z.boolean() });

/** The token of the page; mail programs send it in the address. */
export const stopBodySchema = z.strictObject({ token: z.string().min(1).max(200) });
