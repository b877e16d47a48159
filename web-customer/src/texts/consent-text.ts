import texts from '@kontor/texts/de/consent.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of the consents; loaded with their forms. */
export const text = createText('consent', { ...commonTexts, ...texts });
