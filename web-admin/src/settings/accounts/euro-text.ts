import { accountLimits } from './account-limits.js';

/** With or without points between the thousands; a point before one or two last digits is a comma. */
const amount = /^(\d{1,7}|\d{1,3}(?:\.\d{3})+)(?:[,.](\d{1,2}))?$/;

/** Cents of an amount typed in euro, such as "14,90": empty means 0; undefined when it is none or too large. */
export function parseEuro(text: string): number | undefined {
  const typed = text.replace('€', '').trim();
  if (typed === '') return 0;
  const [, euros = '', cents = ''] = amount.exec(typed) ?? [];
  const value = euros === '' ? Number.NaN : Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
  return value <= accountLimits.price.max ? value : undefined;
}

/** Whole cents as they are typed: "14,90". */
export function euroText(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Message about an amount that is refused. */
export const euroMessage = 'Betrag in Euro bis 1.000.000,00 erforderlich, zum Beispiel 14,90';
