import texts from '@kontor/texts/de/debug.json' with { type: 'json' };
import { createText } from './create-text.js';

/** The texts of the debug mode. */
export const text = createText('debug', texts);
