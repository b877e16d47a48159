import texts from '@kontor/texts/de/cart.json' with { type: 'json' };
import { createText } from './create-text.js';

/** Texts of the side boxes: order and contact. */
export const text = createText('cart', texts);
