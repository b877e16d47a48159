import texts from './de.form.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts around the forms of an application; they come with their pages. */
export const text = createText({ ...commonTexts, ...texts });
