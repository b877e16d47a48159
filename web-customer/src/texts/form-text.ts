import texts from './de.form.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts around the forms of an application; loaded with their pages. */
export const text = createText({ ...commonTexts, ...texts });
