import { createI18nProvider } from './create-i18n-provider.js';

const { translate } = createI18nProvider({
  ra: { page: { of: 'Seite %{page} von %{pages}' } },
  rows: '%{smart_count} Zeile |||| %{smart_count} Zeilen',
});

it.each([
  ['ra.page.of', { page: 2, pages: 7 }, 'Seite 2 von 7'],
  ['ra.page.of', { page: 2 }, 'Seite 2 von %{pages}'],
  ['rows', { smart_count: 1 }, '1 Zeile'],
  ['rows', { smart_count: 0 }, '0 Zeilen'],
  ['rows', { smart_count: 2 }, '2 Zeilen'],
  ['ra.page', {}, 'ra.page'],
  ['toString', {}, 'toString'],
  ['ra.missing', {}, 'ra.missing'],
  ['ra.missing', { _: 'Ersatz %{name}', name: 'A' }, 'Ersatz A'],
  ['', { _: 'Ersatz' }, ''],
])('%s with %j', (key, options, text) => {
  expect(translate(key, options)).toBe(text);
});
