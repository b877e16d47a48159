import { formatEuro } from '@kontor/domain/pricing/format';
import { currentLanguage, locale } from './language.js';

/** An amount from whole cents: „14,90 €“, “€14.90”. */
export function euroText(cents: number): string {
  if (currentLanguage() === 'de') return formatEuro(cents);
  return new Intl.NumberFormat(locale(), { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** Items in one sentence: „A, B und C“, “A, B and C”. */
export const listText = (items: readonly string[]): string => new Intl.ListFormat(locale()).format(items);
