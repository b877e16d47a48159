import type { CodedPart } from '@kontor/texts/language-texts';
import type { TextPart } from '@kontor/texts/parts';
import type { SentenceTranslator } from '@kontor/texts/sentences';
import type { Translator } from '@kontor/texts/translator';
import type { Values } from '@kontor/texts/values';

/** The texts of another language than German. */
export interface Translation {
  readonly text: Translator;
  readonly sentence: SentenceTranslator;
  /** Puts the texts that the bank has in the language in place of its German ones. */
  readonly bank: <Value extends object>(configuration: Value) => Value;
  /** Whether it is a text that the bank has in German only. */
  readonly isGerman: (text: string) => boolean;
}

let translation: Translation | undefined;

/** Writes a text that is kept, e.g. that of a notice, in the language of the moment in which it is shown. */
export type Words = () => string;

/** From now on all texts come from it; from the German ones where it is undefined. */
export function setTranslation(next: Translation | undefined): void {
  translation = next;
}

/**
 * Creates a function that returns texts by their keys, with values inserted for the braces:
 * `text('carousel.one', { card: 1, count: 5 })`. The language is that of the moment, so that no text is kept.
 * @param part where another language has these texts
 * @param texts the German ones
 */
export function createText<Texts extends Readonly<Record<string, string>>>(part: TextPart, texts: Texts) {
  return (key: keyof Texts & string, values: Values = {}): string =>
    translation?.text(part, key, values) ?? insertValues(texts[key] ?? '', values);
}

function insertValues(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}

/**
 * What the domain says by a code, e.g. `coded('lists', 'salutation.MR', 'Herr')`.
 * @param german where the language lacks it
 */
export function coded(part: CodedPart, key: string, german: string, values?: Values): string {
  return translation?.text(part, key, values) ?? german;
}

/** A German text of the domain or the server in the language shown; undefined where it is shown in German. */
export const translated = (german: string): string | undefined => translation?.sentence(german);

/** As `translated`; German where the language lacks it. */
export const inLanguage = (german: string): string => translated(german) ?? german;

/** The bank's configuration with its texts in the language shown, where it has them. */
export const inBankLanguage = <Value extends object>(configuration: Value): Value =>
  translation?.bank(configuration) ?? configuration;

/** The language of a text of the bank; undefined where it is that of the page. */
export const bankLanguage = (text: string): 'de' | undefined => (translation?.isGerman(text) ? 'de' : undefined);
