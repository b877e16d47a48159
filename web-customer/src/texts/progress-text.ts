import texts from './de.progress.json' with { type: 'json' };
import { createText } from './text.js';

/** Names of the progress steps. */
export const text = createText(texts);
