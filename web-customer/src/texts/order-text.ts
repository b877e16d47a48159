import texts from '@kontor/texts/de/order.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of choosing, ordering and transfer; loaded with their pages. */
export const text = createText('order', { ...commonTexts, ...texts });
