import texts from './de.person.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of the page of a co-signer; loaded with it. */
export const text = createText({ ...commonTexts, ...texts });
