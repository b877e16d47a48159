import { languageTexts } from '@kontor/texts/language-texts';
import type { Language } from '@kontor/texts/languages';
import { createSentenceTranslator } from '@kontor/texts/sentences';
import { createTranslator } from '@kontor/texts/translator';
import { createBankTexts } from './bank-texts.js';
import type { Translation } from '../../texts/create-text.js';

/** Loads a language with what inserts its values: German pages have neither. */
export async function loadTranslation(language: Exclude<Language, 'de'>): Promise<Translation> {
  const { parts, sentences } = await languageTexts[language]();
  const { translate, isGerman } = createBankTexts(language);
  return {
    text: createTranslator(language, parts),
    sentence: createSentenceTranslator(language, sentences),
    bank: translate,
    isGerman,
  };
}
