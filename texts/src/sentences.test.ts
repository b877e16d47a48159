import { createSentenceTranslator } from './sentences.js';

const translate = createSentenceTranslator('en', {
  'Ihr Konto ist eröffnet': 'Your account is open',
  'Wir warten noch auf {names}.': 'We are still waiting for {names}.',
  'Sie müssen nichts tun.': 'There is nothing for you to do.',
  'Ein e. K. hat einen Inhaber.': 'An e. K. has one owner.',
  'Datei ist zu groß ({size}, maximal {limit})': 'The file is too large ({size}, limit {limit})',
  'Erlaubt sind {types}.': 'Allowed: {types}.',
  Bilder: 'pictures',
  'Am {limit} (Frist)? Ja!': '{limit}: yes',
});

test.each([
  ['Ihr Konto ist eröffnet', 'Your account is open'],
  [
    'Sie müssen nichts tun. Wir warten noch auf Mira.',
    'There is nothing for you to do. We are still waiting for Mira.',
  ],
  [
    'Wir warten noch auf Mia von und zu Berg und Jan Roth.',
    'We are still waiting for Mia von und zu Berg and Jan Roth.',
  ],
  ['Wir warten noch auf A, B und C.', 'We are still waiting for A, B and C.'],
  [
    'Wir warten noch auf Dr. Mira Kaya. Sie müssen nichts tun.',
    'We are still waiting for Dr. Mira Kaya. There is nothing for you to do.',
  ],
  ['Ein e. K. hat einen Inhaber. Sie müssen nichts tun.', 'An e. K. has one owner. There is nothing for you to do.'],
  ['Datei ist zu groß (1.024,5 MB, maximal 10 MB)', 'The file is too large (1,024.5 MB, limit 10 MB)'],
  ['Erlaubt sind PDF und Bilder.', 'Allowed: PDF and pictures.'],
  ['Am 3 (Frist)? Ja!', '3: yes'],
  ['Sie müssen nichts tun. Das ist neu.', undefined],
  ['constructor', undefined],
  ['Wir warten noch auf .', undefined],
])('%s', (german, english) => {
  expect(translate(german)).toBe(english);
});

test('a value is inserted as it is, whatever it contains', () => {
  expect(translate('Wir warten noch auf $& {names} $1.')).toBe('We are still waiting for $& {names} $1.');
});

test('a long text that is not known is refused in no time', () => {
  const before = process.threadCpuUsage();
  expect(translate('Sie müssen nichts tun. '.repeat(200) + 'Das ist neu.')).toBeUndefined();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
