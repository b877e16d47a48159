import texts from './de.device.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of the application on a second device. */
export const text = createText({ ...commonTexts, ...texts });
