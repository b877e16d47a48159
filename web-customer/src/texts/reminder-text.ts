import texts from './de.reminder.json' with { type: 'json' };
import { commonTexts, createText } from './text.js';

/** Texts of stopping reminders; loaded with that page. */
export const text = createText({ ...commonTexts, ...texts });
