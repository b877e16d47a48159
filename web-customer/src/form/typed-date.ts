import { isCalendarDate, type CalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { violationText } from '@kontor/domain/violation/violation-text';
import { dateInputProblem, parseGermanDate } from '@kontor/domain/calendar-date/date-input';

/** The day a text says; browsers that fill in a birthday write YYYY-MM-DD. */
export function typedDate(typed: string): CalendarDate | undefined {
  const plain = typed.trim();
  return isCalendarDate(plain) ? plain : parseGermanDate(plain);
}

/** Why a text is no day; undefined when it is one, or empty. */
export function dateFormatProblem(typed: string): string | undefined {
  // The day itself is decided with the form; here no rule asks what day it is.
  const problem = typedDate(typed) === undefined ? dateInputProblem(typed, {}, '') : undefined;
  return problem && violationText(problem);
}
