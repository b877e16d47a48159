import texts from '@kontor/texts/de/window.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of going from a frame into a window of its own; loaded with those pages. */
export const text = createText('window', { ...commonTexts, ...texts });
