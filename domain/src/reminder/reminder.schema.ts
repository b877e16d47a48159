import * as z from 'zod';
import { lastReminderProblem, reminderDaysProblem, type Reminders } from './reminder.js';

/** A value that a rule may refuse with a reason. */
function checked<T>(schema: z.ZodType<T>, problemOf: (value: T) => string | undefined) {
  return schema.superRefine((value, context) => {
    const message = problemOf(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

const days = checked(z.array(z.number()), reminderDaysProblem);

/** The setting `reminders`, with the days that are usual. */
export const remindersSchema = z.strictObject({
  draft: days.default([3, 30]),
  identityCheck: days.default([2, 5, 10]),
  missingInformation: days.default([3, 7, 14]),
  lastBeforeExpiry: checked(z.number(), lastReminderProblem).default(7),
}) satisfies z.ZodType<Reminders>;
