import texts from '@kontor/texts/de/case.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of a submitted application; loaded with their pages. */
export const text = createText('case', { ...commonTexts, ...texts });
