import texts from './de.cart.json' with { type: 'json' };
import { createText } from './text.js';

/** Texts of the side boxes: order and contact. */
export const text = createText(texts);
