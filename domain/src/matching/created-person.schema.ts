import { type CalendarDate } from '../calendar-date/calendar-date.js';
import { addViolations } from '../violation/violation-issues.schema.js';
import { type MatchingKind } from '../application/matching-decision.js';
import { createdPersonViolations } from './resolution.js';
import { matchingPersonSchema } from './resolution.schema.js';

/**
 * A person created in the resolver, field path → German message (R2 §5 "In person matching"). `today` is the day in
 * Germany; the API applies the same rules in `resolutionViolations`.
 */
export function createdPersonSchema(kind: MatchingKind, today: CalendarDate) {
  return matchingPersonSchema.superRefine((person, context) =>
    addViolations(context, createdPersonViolations(person, kind, { prefix: '', today })),
  );
}
