import * as z from 'zod';
import { isCalendarDate } from '../calendar-date/calendar-date.js';
import { maxFollowUpReason } from './follow-up.js';

/** The body that puts a case aside: until a day (YYYY-MM-DD), with the reason. */
export const followUpSchema = z.strictObject({
  day: z.string('Pflichtfeld').refine(isCalendarDate, 'Format: JJJJ-MM-TT'),
  reason: z
    .string('Pflichtfeld')
    .trim()
    .min(1, 'Pflichtfeld')
    .max(maxFollowUpReason, `Maximal ${maxFollowUpReason} Zeichen möglich`),
});
