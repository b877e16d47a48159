import texts from '@kontor/texts/de/person.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of the page of a co-signer; loaded with it. */
export const text = createText('person', { ...commonTexts, ...texts });
