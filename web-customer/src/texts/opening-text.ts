import texts from './de.opening.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of opening an account: package, legal form, company search, registration; loaded with their pages. */
export const text = createText({ ...commonTexts, ...texts });
