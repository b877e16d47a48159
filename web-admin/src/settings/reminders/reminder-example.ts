import { addDays } from '@kontor/domain/calendar-date/calendar-date';
import { parseGermanDate } from '@kontor/domain/calendar-date/date-input';
import { germanInstant } from '@kontor/domain/calendar-date/german-instant';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { regularPolicy } from '@kontor/domain/case/case-policy';
import { type ReminderKind } from '@kontor/domain/reminder/reminder';
import { lastReminderTime, reminderTimes } from '@kontor/domain/reminder/reminder-times';
import { formatExact } from '../../ui/time/time.js';

const { draftWindowMs, waitWindowMs } = regularPolicy;
const dayMs = 86_400_000;

/** Days after which a case without progress expires. */
export const expiryDays = draftWindowMs / dayMs;

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', weekday: 'short' });

/** "Mo, 30.11.2026, 08:00 Uhr". */
export function timeText(instant: number): string {
  return `${weekday.format(instant)}, ${formatExact(instant)}`;
}

/** The instant of a date TT.MM.JJJJ and a time HH:MM as they are typed; undefined for anything else. */
export function startOf(date: string, time: string): number | undefined {
  const day = parseGermanDate(date);
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? [];
  if (day === undefined || hour === undefined || minute === undefined) return undefined;
  return germanInstant(day, (Number(hour) * 60 + Number(minute)) * 60_000);
}

/** One reminder of the example: after how many days, when, and whether another day had to be taken. */
export interface ExampleReminder {
  readonly days: number;
  /** Undefined when the case has expired by then. */
  readonly at: number | undefined;
  readonly isMoved: boolean;
}

/** The reminders of a kind for a case in which the customer has to do something since `start`. */
export function exampleOf(kind: ReminderKind, days: readonly number[], start: number): readonly ExampleReminder[] {
  const expiry = start + (kind === 'draft' ? draftWindowMs : waitWindowMs);
  const times = reminderTimes({ start, days, expiry });
  const first = germanyToday(start);
  return days.map((count, index) => {
    const at = times[index];
    return { days: count, at, isMoved: at !== undefined && germanyToday(at) !== addDays(first, count) };
  });
}

/** When a draft of the example expires, and when its last reminder is sent; undefined for none. */
export function lastExample(start: number, daysBefore: number): { expiry: number; at: number | undefined } {
  const expiry = start + draftWindowMs;
  return { expiry, at: lastReminderTime(expiry, daysBefore) };
}

/** "nach 3 Tagen". */
export function afterText(days: number): string {
  return days === 1 ? 'nach einem Tag' : `nach ${days} Tagen`;
}
