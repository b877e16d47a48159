import { createTranslator } from './translator.js';
import type { Values } from './values.js';

const translate = createTranslator('en', {
  common: { 'app.skip': 'Skip to content', both: 'common' },
  mail: {
    greeting: 'Dear {name}',
    both: 'mail',
    'a.b:c': 'Key with separators',
    files_one: '{count} file',
    files_other: '{count} files',
    'count.files': '{count} of {all}',
  },
});

test.each<[what: string, key: string, values: Values, expected: string]>([
  ['a text of its part', 'greeting', { name: 'Mira Kaya' }, 'Dear Mira Kaya'],
  ['a text that all parts have', 'app.skip', {}, 'Skip to content'],
  ['the text of the part before that of all', 'both', {}, 'mail'],
  ['a key with any characters', 'a.b:c', {}, 'Key with separators'],
  ['one', 'files', { count: 1 }, '1 file'],
  ['more than one', 'files', { count: 2 }, '2 files'],
  ['a count without forms', 'count.files', { count: 1, all: 2 }, '1 of 2'],
  ['braces without a value', 'greeting', {}, 'Dear {name}'],
  ['a value as it is', 'greeting', { name: '<b>&' }, 'Dear <b>&'],
  ['a value that looks like a text', 'greeting', { name: '$t(both) {both}' }, 'Dear $t(both) {both}'],
  ['a value that is called like an option', 'both', { ns: 'common', lng: 'de', defaultValue: 'x' }, 'mail'],
])('inserts %s', (_what, key, values, expected) => {
  expect(translate('mail', key, values)).toBe(expected);
});

test.each([
  ['mail', 'missing'],
  ['unknown', 'greeting'],
  ['mail', 'constructor'],
])('has no text of %s for %s', (part, key) => {
  expect(translate(part, key)).toBeUndefined();
});
