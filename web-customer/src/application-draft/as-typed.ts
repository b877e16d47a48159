import type { Application } from '@kontor/domain/application/application';
import { get, set } from 'react-hook-form';
import type { UnparsedTexts } from '../violations/unparsed-texts.js';

/** The application for validation, with unparsed texts in place of values. */
export function asTyped(application: Application, unread: UnparsedTexts): Application {
  // A value set from elsewhere replaces the text.
  const texts = unread.all().filter(([name]) => get(application, name) === '');
  if (texts.length === 0) return application;
  const shown = structuredClone(application);
  for (const [name, text] of texts) set(shown, name, text);
  return shown;
}
