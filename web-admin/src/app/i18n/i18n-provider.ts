import { createI18nProvider } from './create-i18n-provider.js';
import { de } from './de.js';

export const i18nProvider = createI18nProvider(de);
