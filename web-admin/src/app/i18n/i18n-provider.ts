import polyglotI18nProvider from 'ra-i18n-polyglot';
import { de } from './de.js';

export const locales = [{ locale: 'de', name: 'Deutsch' }];

export const i18nProvider = polyglotI18nProvider(() => de, 'de', locales);
