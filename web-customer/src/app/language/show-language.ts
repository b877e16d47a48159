import { isLanguage, type Language } from '@kontor/texts/languages';
import { setTranslation } from '../../texts/create-text.js';
import { currentLanguage, setLanguage } from '../../texts/language.js';
import { readStored } from '../session/storage.js';

/** Shows the app in a language. @throws when its texts cannot be loaded; the language stays */
export async function showLanguage(language: Language): Promise<void> {
  if (language === 'de') setTranslation(undefined);
  else setTranslation(await (await import('./load-translation.js')).loadTranslation(language));
  setLanguage(language);
}

/** The language chosen here before or by the address, else the first of the browser's that there is. */
export function wantedLanguage(): Language {
  const named = [readStored('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return named.find(isLanguage) ?? 'de';
}

/** Loads the language before anything is shown; undefined for German. Without its texts the app starts in German. */
export function startLanguage(): Promise<void> | undefined {
  const wanted = wantedLanguage();
  return wanted === 'de' ? undefined : showLanguage(wanted).catch(() => setLanguage('de'));
}

/** Shows the language of the account after a login, in a browser where none was chosen. */
export async function showAccountLanguage(language: Language): Promise<void> {
  if (readStored('language') !== undefined || language === currentLanguage()) return;
  await showLanguage(language).catch(() => undefined);
}
