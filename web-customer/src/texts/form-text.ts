import texts from '@kontor/texts/de/form.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts around the forms of an application; loaded with their pages. */
export const text = createText('form', { ...commonTexts, ...texts });
