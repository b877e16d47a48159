import texts from './de.case.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of a submitted application; loaded with their pages. */
export const text = createText({ ...commonTexts, ...texts });
