import { formatGermanDate, isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { formatBytes, formatPercent } from '@kontor/domain/pricing/format';
import { currentLanguage, locale } from './language.js';

/*
 * Dates, numbers and sizes in the language shown: German ones by the rules of the domain, others by the browser.
 */

const isGerman = (): boolean => currentLanguage() === 'de';

/** A percentage with up to two decimals: „33,33 %“, “33.33%”. */
export function percentText(value: number): string {
  if (isGerman()) return formatPercent(value);
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

/** A size in bytes: „1,5 MB“, “1.5 MB”. */
export const bytesText = (bytes: number): string => withDecimals(formatBytes(bytes));

/** What the domain writes with a decimal comma, e.g. a share as it is entered. */
export function withDecimals(german: string): string {
  if (isGerman()) return german;
  const decimal = new Intl.NumberFormat(locale()).format(0.5).charAt(1);
  return german.replace(/(?<=\d),(?=\d)/, decimal);
}

/** A share as it is entered, with its unit: „33,33 %“, “33.33%”. */
export const shareText = (share: string): string => `${withDecimals(share.trim())}${isGerman() ? '\u00a0' : ''}%`;

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day from YYYY-MM-DD: „21.11.2026“, “21 November 2026”; the text itself when it is no date. */
export function dateText(date: string): string {
  if (isGerman() || !isCalendarDate(date)) return formatGermanDate(date);
  return new Intl.DateTimeFormat(locale(), { ...longDay, timeZone: 'UTC' }).format(new Date(date));
}

/** The day in Germany of an instant (ISO 8601, or ms since 1970). */
export function dayText(at: string | number): string {
  if (isGerman()) return germanDay(at);
  return new Intl.DateTimeFormat(locale(), { ...longDay, timeZone: 'Europe/Berlin' }).format(new Date(at));
}
