import texts from './de.progress.json' with { type: 'json' };
import { createText } from './text.js';

/** What the steps to the account are called, from the first page after the login to the last. */
export const text = createText(texts);
