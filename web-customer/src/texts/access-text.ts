import texts from './de.access.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of login and confirmation of an address; loaded with their pages. */
export const text = createText({ ...commonTexts, ...texts });
