import { ApiProblem } from '@kontor/api/problem/api-problem';
import { changeLanguage } from '@kontor/api/session/session.routes';
import type { Language } from '@kontor/texts/languages';
import { currentLanguage } from '../../texts/language.js';
import { text } from '../../texts/text.js';
import { notify } from '../notices/notices.js';
import { api, saveEntries } from '../session/session.js';
import { writeStored } from '../session/storage.js';
import { hasTokens } from '../session/tokens.js';
import { showLanguage } from './show-language.js';

/**
 * Shows the app in the chosen language, now and at the next visit. Where somebody is logged in, mails follow, and what is
 * being entered is saved.
 */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await showLanguage(language);
  } catch {
    notify({ tone: 'error', title: () => text('error.title') });
    return;
  }
  writeStored('language', language);
  if (hasTokens()) await Promise.all([saveEntries(), keepInAccount()]);
}

let kept: Promise<void> = Promise.resolve();

/** One after the other, so that after quick switches the account has the last one. */
function keepInAccount(): Promise<void> {
  kept = kept.then(sendLanguage);
  return kept;
}

/** The page is in the language already, so that a refusal need not be shown. */
async function sendLanguage(): Promise<void> {
  try {
    await api.send(changeLanguage, { body: { language: currentLanguage() } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
