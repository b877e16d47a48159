import texts from '@kontor/texts/de/message.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of the conversation with the bank; loaded with its pages. */
export const text = createText('message', { ...commonTexts, ...texts });
