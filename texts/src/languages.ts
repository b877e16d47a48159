/** The languages in which customers are addressed; each has a folder of texts. The first one is the default. */
export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

/** For dates, numbers and amounts. */
export const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** Whether a value from outside names a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language that somebody prefers, of those there are.
 * @param accepted an `Accept-Language` header, e.g. `en-GB,en;q=0.9,de;q=0.8`, or anything else for the default
 */
export function languageOf(accepted: unknown): Language {
  return preferredOf(accepted) ?? defaultLanguage;
}

/** As `languageOf`, undefined where no language is named that there is. */
export function preferredOf(accepted: unknown): Language | undefined {
  if (typeof accepted !== 'string') return undefined;
  const named = accepted.slice(0, longestHeader).split(',').map(rangeOf);
  // `sort` keeps the order of equals: of two alike the first one is preferred.
  const wanted = named.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return wanted.map(({ tag }) => tag).find(isLanguage);
}

/** More than any browser sends. */
const longestHeader = 500;

function rangeOf(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { tag: tag.replace(/-.*/, ''), weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
}
