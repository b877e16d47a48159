import texts from './de.order.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts of choosing, ordering and handing over; they come with their pages. */
export const text = createText({ ...commonTexts, ...texts });
