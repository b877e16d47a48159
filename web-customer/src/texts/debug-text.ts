import texts from './de.debug.json' with { type: 'json' };
import { createText } from './text.js';

/** The texts of the debug mode. */
export const text = createText(texts);
