import { locales, type Language } from '@kontor/texts/languages';
import { useSyncExternalStore } from 'react';

let shown: Language = 'de';
const listeners = new Set<() => void>();

/** The language in which the app is shown. */
export const currentLanguage = (): Language => shown;

/** For dates, numbers and lists. */
export const locale = (): string => locales[shown];

/** From now on this is the language; whoever shows texts renders again. */
export function setLanguage(language: Language): void {
  shown = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Renders a component and all that it contains again when the language changes, in place: what is entered, open or
 * focused stays. Routes use it, and components that `memo` keeps from rendering with theirs.
 */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
