import texts from './de.fields.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of form fields; loaded with the forms. */
export const text = createText({ ...commonTexts, ...texts });
