import * as z from 'zod';
import { demandText } from '../violation/violation-text.js';
import { maxStreetLength } from './address-violations.js';
import { type CalendarDate } from '../calendar-date/calendar-date.js';
import { completionViolations, isShare } from './missing-person.js';
import { plainEntry } from '../text/plain-text.js';
import { addViolations, refusal } from '../violation/violation-issues.schema.js';

const part = (message: string) => z.string(message).overwrite(plainEntry).trim().max(200, message).optional();

/**
 * The body of `PATCH /person_complete/{id}` with the rules of R2 §5 "Missing person form"; the browser validates by
 * the same schema. `today` is the day in Germany. All missing fields are reported at once.
 */
export function personCompletionSchema(today: CalendarDate) {
  return z
    .strictObject({
      salutation: part(demandText('salutation')),
      birthDate: part(demandText('birthday')),
      pepStatus: z.enum(['NOT_PEP', 'PEP'], demandText('notPoliticallyExposed')).optional(),
      address: z
        .strictObject({
          line1: part(demandText('street', maxStreetLength)),
          postalCode: part(demandText('postalCode')),
          city: part(demandText('city')),
        })
        .optional(),
      nationality: part(demandText('nationality')),
    })
    .superRefine((completion, context) => addViolations(context, completionViolations(completion, today)));
}

/** The body of `PUT /beneficial_owners/{id}` (R2 §5 "Missing person form"); percent. */
export const shareCompletionSchema = z.strictObject({
  votingShare: z.number(demandText('shareOfOwner')).refine(isShare, refusal({ code: 'range', label: 'shareOfOwner' })),
});
