import texts from '@kontor/texts/de/common.json' with { type: 'json' };
import { createText } from './create-text.js';

/** Texts of every page, and all that the first page needs. */
export const text = createText('common', texts);

export const commonTexts = texts;
