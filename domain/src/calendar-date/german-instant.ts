import type { CalendarDate } from './calendar-date.js';
import { germanyToday } from './germany-today.js';

const hourMs = 3_600_000;
/** Germany is so many hours ahead of UTC, in summer and in winter. */
const offsets = [2, 1] as const;

// Swedish formats times as HH:MM:SS.
const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Berlin', hourCycle: 'h23' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** What a clock in Germany shows at an instant (ms since 1970), in ms since 0:00, in any time zone of the process. */
export function germanTimeOfDay(instant: number): number {
  const ms = ((instant % 1000) + 1000) % 1000;
  return Date.parse(`1970-01-01T${clock.format(instant)}Z`) + ms;
}

/**
 * The instant (ms since 1970) at which clocks in Germany show a time of a day (ms since 0:00): of two the first; an
 * hour later where the clocks skip it.
 */
export function germanInstant(day: CalendarDate, timeOfDay: number): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + timeOfDay;
  const shown = (at: number): boolean => germanyToday(at) === day && germanTimeOfDay(at) === timeOfDay;
  return offsets.map((hours) => asUtc - hours * hourMs).find(shown) ?? asUtc - hourMs;
}
