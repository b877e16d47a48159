import texts from './de.consent.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of the consents; loaded with their forms. */
export const text = createText({ ...commonTexts, ...texts });
