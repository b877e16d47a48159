import { addDays, type CalendarDate } from '../calendar-date/calendar-date.js';
import { germanInstant, germanTimeOfDay } from '../calendar-date/german-instant.js';
import { germanyToday } from '../calendar-date/germany-today.js';
import { isWorkday } from '../calendar-date/workday.js';

const hourMs = 3_600_000;
/** Reminders are sent on workdays from the first hour until before the last. */
export const reminderHours = { from: 8, until: 19 } as const;

interface Slot {
  readonly day: CalendarDate;
  /** In ms since 0:00. */
  readonly time: number;
}

const slotOf = (instant: number): Slot => ({ day: germanyToday(instant), time: germanTimeOfDay(instant) });
const morningOf = (day: CalendarDate): Slot => ({ day, time: reminderHours.from * hourMs });

/** The slot itself where reminders may be sent then, else the start of the next hours in which they may. */
function nextSlot({ day, time }: Slot): Slot {
  if (!isWorkday(day) || time >= reminderHours.until * hourMs) {
    let next = addDays(day, 1);
    while (!isWorkday(next)) next = addDays(next, 1);
    return morningOf(next);
  }
  return time < reminderHours.from * hourMs ? morningOf(day) : { day, time };
}

interface ReminderPlan {
  /** Since when the customer has to do something. */
  readonly start: number;
  /** After how many days, ascending. */
  readonly days: readonly number[];
  /** When the case expires. */
  readonly expiry: number;
}

/**
 * When reminders of one kind are sent, one after the other; all instants in ms since 1970. They have the time of day of
 * the start, on workdays between 8 and 19 h in Germany, else at the next 8 h; never two on a day, and none once the
 * case has expired.
 */
export function reminderTimes({ start, days, expiry }: ReminderPlan): readonly number[] {
  const first = slotOf(start);
  const times: number[] = [];
  let last = first.day;
  for (const count of days) {
    const wanted = nextSlot({ day: addDays(first.day, count), time: first.time });
    const { day, time } = wanted.day > last ? wanted : nextSlot(morningOf(addDays(last, 1)));
    last = day;
    times.push(germanInstant(day, time));
  }
  return times.filter((time) => time < expiry);
}

/** When the last reminder before the expiry is sent, by the same rules; undefined for none, as where no slot is left. */
export function lastReminderTime(expiry: number, daysBefore: number): number | undefined {
  if (daysBefore === 0) return undefined;
  const end = slotOf(expiry);
  const { day, time } = nextSlot({ ...end, day: addDays(end.day, -daysBefore) });
  const instant = germanInstant(day, time);
  return instant < expiry ? instant : undefined;
}

/**
 * The first instant from one on at which a reminder may be sent: on a workday between 8 and 19 h in Germany, and not on the
 * German day of the one sent before (ms since 1970; -Infinity without one).
 */
export function nextReminderTime(from: number, before = -Infinity): number {
  const wanted = slotOf(from);
  const taken = before === -Infinity ? null : germanyToday(before);
  const { day, time } =
    taken === null || wanted.day > taken ? nextSlot(wanted) : nextSlot(morningOf(addDays(taken, 1)));
  return day === wanted.day && time === wanted.time ? from : germanInstant(day, time);
}
