import texts from '@kontor/texts/de/matching.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of deviations between entries and sources; loaded with their pages. */
export const text = createText('matching', { ...commonTexts, ...texts });
