import { countries, countryLabel as germanName, isCountryCode } from '@kontor/domain/list/countries';
import type { Option } from './labels.js';
import { currentLanguage, locale } from './language.js';

/** The first three of the list are the most frequent ones (R1 §3 "Lists"). */
const frequentCount = 3;

/** The name of a country, or the code itself when it is unknown. */
export function countryLabel(code: string): string {
  if (currentLanguage() === 'de' || !isCountryCode(code)) return germanName(code);
  return new Intl.DisplayNames(locale(), { type: 'region' }).of(code) ?? germanName(code);
}

interface CountryOptions {
  readonly locale: string;
  readonly frequent: readonly Option[];
  readonly others: readonly Option[];
}

let held: CountryOptions | undefined;

/** All countries: the frequent ones, and the others by name. Created once for all persons. */
export function countryOptions(): CountryOptions {
  if (held?.locale === locale()) return held;
  const options = countries.map(({ code }) => ({ value: code, label: countryLabel(code) }));
  const others = options.slice(frequentCount);
  const { compare } = new Intl.Collator(locale());
  held = {
    locale: locale(),
    frequent: options.slice(0, frequentCount),
    others: currentLanguage() === 'de' ? others : others.sort((one, other) => compare(one.label, other.label)),
  };
  return held;
}

/** All countries in one list. */
export function allCountries(): readonly Option[] {
  const { frequent, others } = countryOptions();
  return [...frequent, ...others];
}
