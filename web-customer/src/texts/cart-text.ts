import texts from './de.cart.json' with { type: 'json' };
import { createText } from './text.js';

/** The texts of the boxes beside a page: what was chosen, and who helps. */
export const text = createText(texts);
