import { countryNames } from './country-names.js';

export interface Country {
  readonly code: string;
  readonly label: string;
}

/** All countries in the order in which they are offered: DE, AT, CH, then the rest by German name (R1 §3 "Lists"). */
export const countries: readonly Country[] = countryNames.map(([code, label]) => ({ code, label }));

const labels: ReadonlyMap<string, string> = new Map(countryNames);

/** Whether the text is a country code of the list (two capital letters, R1 §3 "Lists"). */
export function isCountryCode(code: string): boolean {
  return labels.has(code);
}

/** German name of a country code, or the code itself when it is unknown. */
export function countryLabel(code: string): string {
  return labels.get(code) ?? code;
}
