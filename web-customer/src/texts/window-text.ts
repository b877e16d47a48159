import texts from './de.window.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of going from a frame into a window of its own; loaded with those pages. */
export const text = createText({ ...commonTexts, ...texts });
