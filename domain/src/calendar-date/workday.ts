import { addDays, type CalendarDate } from './calendar-date.js';

/** Holidays of all German states with a fixed day, MM-DD. */
const fixed: readonly string[] = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Holidays of all German states that fall on a weekday, in days after Easter Sunday: Good Friday to Whit Monday. */
const afterEaster: readonly number[] = [-2, 1, 39, 50];

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): CalendarDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a day is a holiday in all German states and no Sunday by itself. */
export function isNationwideHoliday(day: CalendarDate): boolean {
  if (fixed.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return afterEaster.some((days) => addDays(easter, days) === day);
}

/** Whether a day is one from Monday to Friday that is no holiday in all German states. */
export function isWorkday(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !isNationwideHoliday(day);
}
