import texts from './de.sections.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of the questions about company and persons; loaded with the form. */
export const text = createText({ ...commonTexts, ...texts });
