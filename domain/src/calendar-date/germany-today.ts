import type { CalendarDate } from './calendar-date.js';

// Swedish formats dates as YYYY-MM-DD.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The date in Germany at an instant (ms since 1970), in any time zone of the process. */
export function germanyToday(now: number): CalendarDate {
  return format.format(now);
}
