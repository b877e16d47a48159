import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { germanDay } from '@kontor/domain/calendar-date/german-day';

/** All times are shown in German time, whatever the browser's time zone. */
const timeZone = 'Europe/Berlin';

const second = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
const minute = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' });
/** In numbers: "letzten Monat" would mean the month of the calendar. */
const ago = new Intl.RelativeTimeFormat('de-DE', { numeric: 'always' });
const daysAgo = new Intl.RelativeTimeFormat('de-DE', { numeric: 'auto' });
const hours = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An instant as the API writes it (ISO 8601), or ms since 1970. */
export type Instant = string | number;

const dateOf = (at: Instant): Date => new Date(at);

/** "21.11.2026 | 08:15:30", as memos show it (R3 §2.5). */
export function formatMemoTime(at: Instant): string {
  return `${germanDay(at)} | ${second.format(dateOf(at))}`;
}

/** "21.11.2026 - 08:15:30", as logs and messages show it (R3 §9). */
export function formatLogTime(at: Instant): string {
  return `${germanDay(at)} - ${second.format(dateOf(at))}`;
}

/** "21.11.2026, 08:15 Uhr". */
export function formatExact(at: Instant): string {
  return `${germanDay(at)}, ${minute.format(dateOf(at))} Uhr`;
}

/** "12,34" hours of the SLA (R3 §9). */
export function formatHours(value: number): string {
  return hours.format(value);
}

const units = [
  { unit: 'year', ms: 365 * 86_400_000 },
  { unit: 'month', ms: 30 * 86_400_000 },
  { unit: 'week', ms: 7 * 86_400_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** Days of the German calendar from one instant to another, both in ms since 1970. */
function daysBetween(from: number, to: number): number {
  return (Date.parse(germanyToday(to)) - Date.parse(germanyToday(from))) / 86_400_000;
}

/** "gerade eben", "vor 5 Minuten", "gestern". Both instants in ms since 1970 or ISO 8601. */
export function formatAgo(at: Instant, now: Instant): string {
  const [from, to] = [dateOf(at).getTime(), dateOf(now).getTime()];
  const fitting = units.find(({ ms }) => Math.abs(to - from) >= ms);
  if (fitting === undefined) return 'gerade eben';
  if (fitting.unit === 'day') return daysAgo.format(-daysBetween(from, to), 'day');
  return ago.format(-Math.trunc((to - from) / fitting.ms), fitting.unit);
}
