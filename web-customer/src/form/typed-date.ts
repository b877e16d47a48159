import { isCalendarDate, type CalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { dateInputProblem, parseGermanDate } from '@kontor/domain/calendar-date/date-input';
import { violationText } from '../texts/rule-text.js';

/** The date of a text, as YYYY-MM-DD; browsers that autofill a birthday use that form as well. */
export function typedDate(typed: string): CalendarDate | undefined {
  const plain = typed.trim();
  return isCalendarDate(plain) ? plain : parseGermanDate(plain);
}

/** Why a text is not a date; undefined when it is one, or empty. */
export function dateFormatProblem(typed: string): string | undefined {
  // The form validates the date itself; the rule here must not depend on today.
  const problem = typedDate(typed) === undefined ? dateInputProblem(typed, {}, '') : undefined;
  return problem && violationText(problem);
}
