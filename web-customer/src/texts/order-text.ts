import texts from './de.order.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of choosing, ordering and transfer; loaded with their pages. */
export const text = createText({ ...commonTexts, ...texts });
