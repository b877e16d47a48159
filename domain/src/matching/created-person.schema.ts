import { type CalendarDate } from '../application/calendar-date.js';
import { addViolations } from '../application/violation-issues.schema.js';
import { type MatchingKind } from './matching-decision.js';
import { createdPersonViolations } from './resolution.js';
import { matchingPersonSchema } from './resolution.schema.js';

/**
 * A person created in the resolver, field path → German message (spec 2 §5 "In person matching"). `today` is the day in
 * Germany; the API judges the same rules within `resolutionViolations`.
 */
export function createdPersonSchema(kind: MatchingKind, today: CalendarDate) {
  return matchingPersonSchema.superRefine((person, context) =>
    addViolations(context, createdPersonViolations(person, kind, { prefix: '', today })),
  );
}
