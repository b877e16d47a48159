import texts from './de.access.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts of logging in and of confirming an address; they come with their pages. */
export const text = createText({ ...commonTexts, ...texts });
