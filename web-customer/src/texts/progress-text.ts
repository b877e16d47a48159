import texts from '@kontor/texts/de/progress.json' with { type: 'json' };
import { createText } from './create-text.js';

/** Names of the progress steps. */
export const text = createText('progress', texts);
