import texts from './de.matching.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of deviations between entries and sources; loaded with their pages. */
export const text = createText({ ...commonTexts, ...texts });
