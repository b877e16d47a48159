import texts from './de.sections.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The questions about company and persons; they come with the form. */
export const text = createText({ ...commonTexts, ...texts });
