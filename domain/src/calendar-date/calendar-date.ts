/** A day as YYYY-MM-DD, without time or zone (R1 §9: dates are sent so). */
export type CalendarDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function partsOf(date: CalendarDate): Parts | undefined {
  const match = pattern.exec(date);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = new Date(Date.UTC(year, month - 1, day));
  const exists = real.getUTCFullYear() === year && real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

/** Whether the text is YYYY-MM-DD and a day that exists (2023-02-29 does not). Years before 1000 are refused. */
export function isCalendarDate(value: string): boolean {
  const parts = partsOf(value);
  return parts !== undefined && parts.year >= 1000;
}

/** Completed years on a given day; a birthday on 29 February is completed on 1 March of ordinary years. NaN for no date. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const born = partsOf(birthday);
  const now = partsOf(today);
  if (born === undefined || now === undefined) return Number.NaN;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

/** DD.MM.YYYY for display (R1 §9); the text itself when it is no date. */
export function formatGermanDate(date: CalendarDate): string {
  const match = pattern.exec(date);
  return match === null ? date : `${match[3] ?? ''}.${match[2] ?? ''}.${match[1] ?? ''}`;
}

/** Days are compared as texts, which is right for YYYY-MM-DD. */
export function isAfter(left: CalendarDate, right: CalendarDate): boolean {
  return left > right;
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
