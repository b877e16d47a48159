import texts from '@kontor/texts/de/sections.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of the questions about company and persons; loaded with the form. */
export const text = createText('sections', { ...commonTexts, ...texts });
