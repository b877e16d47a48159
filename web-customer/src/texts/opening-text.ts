import texts from './de.opening.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts of opening an account: package, legal form, company search, registration; they come with their pages. */
export const text = createText({ ...commonTexts, ...texts });
