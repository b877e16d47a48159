import { ageOn, isAfter, isCalendarDate, type CalendarDate } from './calendar-date.js';

/** What a date field demands (spec 2 §5 "Date input"). */
export interface DateInputRules {
  readonly required?: boolean;
  readonly noFuture?: boolean;
  readonly noPast?: boolean;
  readonly minimumAge?: number;
}

/** Message of a text that is no day (spec 2 §5 "Date input"). */
export const dateFormatMessage = 'Format: TT.MM.JJJJ';

/** Message of a day that may not lie ahead (spec 2 §5 "Date input"). */
export const futureMessage = 'Datum liegt in der Zukunft';

/** Reads TT.MM.JJJJ; two digits of a year mean 20xx. Undefined when the text is no day (spec 2 §5 "Date input"). */
export function parseGermanDate(text: string): CalendarDate | undefined {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Why the typed date is refused, in German; undefined when it is fine (spec 2 §5 "Date input"). */
export function dateInputProblem(text: string, rules: DateInputRules, today: CalendarDate): string | undefined {
  if (text.trim() === '') return rules.required === true ? 'Pflichtfeld' : undefined;
  const date = parseGermanDate(text);
  if (date === undefined) return dateFormatMessage;
  if (rules.noFuture === true && isAfter(date, today)) return futureMessage;
  if (rules.noPast === true && isAfter(today, date)) return 'Datum liegt in der Vergangenheit';
  if (rules.minimumAge !== undefined && ageOn(date, today) < rules.minimumAge)
    return minimumAgeMessage(rules.minimumAge);
  return undefined;
}

/** Message of the minimum-age rule (spec 2 §5 "Date input"). */
export function minimumAgeMessage(years: number): string {
  return `Datum muss mindestens ${years} Jahre in der Vergangenheit liegen`;
}
