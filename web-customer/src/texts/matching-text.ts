import texts from './de.matching.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts of deviations between entries and sources; they come with their pages. */
export const text = createText({ ...commonTexts, ...texts });
