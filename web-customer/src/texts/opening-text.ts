import texts from '@kontor/texts/de/opening.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of opening an account: package, legal form, company search, registration; loaded with their pages. */
export const text = createText('opening', { ...commonTexts, ...texts });
