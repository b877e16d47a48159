import texts from '@kontor/texts/de/reminder.json' with { type: 'json' };
import { createText } from './create-text.js';
import { commonTexts } from './text.js';

/** Texts of stopping reminders; loaded with that page. */
export const text = createText('reminder', { ...commonTexts, ...texts });
