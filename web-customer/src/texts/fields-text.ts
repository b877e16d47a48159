import texts from './de.fields.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts that fields of forms say of themselves; they come with the forms. */
export const text = createText({ ...commonTexts, ...texts });
