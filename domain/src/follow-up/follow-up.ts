import type { CalendarDate } from '../calendar-date/calendar-date.js';
import { addDays, formatGermanDate, isAfter } from '../calendar-date/calendar-date.js';
import { parseGermanDate } from '../calendar-date/date-input.js';
import { germanInstant } from '../calendar-date/german-instant.js';

/** The longest reason, in characters. */
export const maxFollowUpReason = 500;

/** When a case that was put aside until a day comes back: the start of the day in Germany, ms since 1970. */
export function followUpTime(day: CalendarDate): number {
  return germanInstant(day, 0);
}

/** The last day until which a case may be put aside: a year ahead. */
function lastDay(today: CalendarDate): CalendarDate {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** Why a case cannot be put aside until a day, in German; undefined when it can. `today` is the day in Germany. */
export function followUpDayProblem(day: CalendarDate, today: CalendarDate): string | undefined {
  if (!isAfter(day, today)) return 'Bitte wählen Sie einen Tag ab morgen.';
  return isAfter(day, lastDay(today)) ? 'Bitte wählen Sie einen Tag innerhalb eines Jahres.' : undefined;
}

/** The same for a date as it is typed, TT.MM.JJJJ. */
export function followUpInputProblem(text: string, today: CalendarDate): string | undefined {
  if (text.trim() === '') return 'Pflichtfeld';
  const day = parseGermanDate(text);
  return day === undefined ? 'Format: TT.MM.JJJJ' : followUpDayProblem(day, today);
}

/** The day so many days after another one, as it is typed, TT.MM.JJJJ. */
export function dayAhead(day: CalendarDate, days: number): string {
  return formatGermanDate(addDays(day, days));
}
