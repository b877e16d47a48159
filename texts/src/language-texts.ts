import type { Language } from './languages.js';
import type { TextPart } from './parts.js';
import type { Sentences } from './sentences.js';

/** What the domain says by a code: options of lists, and broken rules. */
export type CodedPart = 'lists' | 'violations';

/** What a language has for the customer app beside German. */
export interface LanguageTexts {
  readonly parts: Readonly<Record<TextPart | CodedPart, Readonly<Record<string, string>>>>;
  readonly sentences: Sentences;
}

/** Loads the texts of a language; German is a part of the app. */
export const languageTexts: Readonly<Record<Exclude<Language, 'de'>, () => Promise<LanguageTexts>>> = {
  en: async () => (await import('./en/texts.js')).texts,
};
