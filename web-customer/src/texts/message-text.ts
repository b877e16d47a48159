import texts from './de.message.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of the conversation with the bank; loaded with its pages. */
export const text = createText({ ...commonTexts, ...texts });
