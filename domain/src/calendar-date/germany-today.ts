import type { CalendarDate } from './calendar-date.js';

// Swedish writes days as they are stored.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The day it is in Germany at an instant (ms since 1970), wherever the clock stands. */
export function germanyToday(now: number): CalendarDate {
  return format.format(now);
}
