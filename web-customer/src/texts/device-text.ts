import texts from '@kontor/texts/de/device.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of the application on a second device. */
export const text = createText('device', { ...commonTexts, ...texts });
