import texts from '@kontor/texts/de/access.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of login and confirmation of an address; loaded with their pages. */
export const text = createText('access', { ...commonTexts, ...texts });
