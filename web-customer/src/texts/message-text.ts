import texts from './de.message.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts of the conversation with the bank; they come with its pages. */
export const text = createText({ ...commonTexts, ...texts });
