import * as z from 'zod';
import { cityMessage, personStreetMessage, postalCodeMessage } from './address-violations.js';
import { type CalendarDate } from './calendar-date.js';
import { completionViolations, isShare, missingShareMessage } from './missing-person.js';
import { birthdayMessage, nationalityMessage, notExposedMessage, salutationMessage } from './person-violations.js';
import { addViolations } from './violation-issues.schema.js';

const part = (message: string) => z.string(message).trim().max(200, message).optional();

/**
 * The body of `PATCH /person_complete/{id}` with the rules of spec 2 §5 "Missing person form"; the browser judges the
 * body it is about to send by the same schema. `today` is the day in Germany. All that is missing is told at once.
 */
export function personCompletionSchema(today: CalendarDate) {
  return z
    .strictObject({
      salutation: part(salutationMessage),
      birthDate: part(birthdayMessage),
      pepStatus: z.enum(['NOT_PEP', 'PEP'], notExposedMessage).optional(),
      address: z
        .strictObject({
          line1: part(personStreetMessage),
          postalCode: part(postalCodeMessage),
          city: part(cityMessage),
        })
        .optional(),
      nationality: part(nationalityMessage),
    })
    .superRefine((completion, context) => addViolations(context, completionViolations(completion, today)));
}

/** The body of `PUT /beneficial_owners/{id}` (spec 2 §5 "Missing person form"); percent. */
export const shareCompletionSchema = z.strictObject({
  votingShare: z.number(missingShareMessage).refine(isShare, missingShareMessage),
});
