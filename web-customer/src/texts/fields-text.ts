import texts from '@kontor/texts/de/fields.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of form fields; loaded with the forms. */
export const text = createText('fields', { ...commonTexts, ...texts });
