import texts from './de.consent.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** The texts of what an applicant confirms; they come with the forms that ask for it. */
export const text = createText({ ...commonTexts, ...texts });
