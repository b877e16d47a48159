import texts from './de.case.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts of an application on its way; they come with their pages. */
export const text = createText({ ...commonTexts, ...texts });
