import type { Application } from '@kontor/domain/application/application';
import { get, set } from 'react-hook-form';
import type { UnreadTexts } from '../../flow/unread-texts.js';

/** The application as its fields show it, for the rules to judge: where a text is no value, the text stands for it. */
export function asTyped(application: Application, unread: UnreadTexts): Application {
  // A value that came from elsewhere since is what the field shows.
  const texts = unread.all().filter(([name]) => get(application, name) === '');
  if (texts.length === 0) return application;
  const shown = structuredClone(application);
  for (const [name, text] of texts) set(shown, name, text);
  return shown;
}
