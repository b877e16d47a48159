import { type Problem } from '../violation/violation.js';
import { ageOn, isAfter, isCalendarDate, type CalendarDate } from './calendar-date.js';

/** Rules of a date field (R2 §5 "Date input"). */
export interface DateInputRules {
  readonly required?: boolean;
  readonly noFuture?: boolean;
  readonly noPast?: boolean;
  readonly minimumAge?: number;
}

/** Parses TT.MM.JJJJ; two digits of a year mean 20xx. Undefined when the text is no date (R2 §5 "Date input"). */
export function parseGermanDate(text: string): CalendarDate | undefined {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Why the typed date is refused; undefined when it is fine (R2 §5 "Date input"). `today` is the day in Germany. */
export function dateInputProblem(text: string, rules: DateInputRules, today: CalendarDate): Problem | undefined {
  if (text.trim() === '') return rules.required === true ? { code: 'required' } : undefined;
  const date = parseGermanDate(text);
  if (date === undefined) return { code: 'format' };
  if (rules.noFuture === true && isAfter(date, today)) return { code: 'future' };
  if (rules.noPast === true && isAfter(today, date)) return { code: 'past' };
  const { minimumAge: limit } = rules;
  return limit !== undefined && ageOn(date, today) < limit ? { code: 'age', limit } : undefined;
}
