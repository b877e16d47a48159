import { embeddingForm, originsOf } from './embedding-form.js';

it('reads each origin once, as a browser writes it', () => {
  expect(originsOf('https://www.Bank.de/\n\n https://www.bank.de \nhttps://b.example:8443')).toEqual([
    'https://www.bank.de',
    'https://b.example:8443',
  ]);
});

it.each([
  ['', undefined],
  ['https://www.bank.de/', undefined],
  ['https://www.bank.de\nhttp://bank.de', 'Zeile 2: Adresse wie https://www.bank.de erforderlich, ohne Pfad'],
  ['https://www.bank.de/konto', 'Zeile 1: Adresse wie https://www.bank.de erforderlich, ohne Pfad'],
  [Array.from({ length: 31 }, (_, at) => `https://b${at}.example`).join('\n'), 'Höchstens 30 Adressen möglich'],
])('%j is refused with %j', (embedParents, message) => {
  const problems = embeddingForm.problemsOf({ embedParents, imageHosts: '' });
  expect(problems).toEqual(message === undefined ? {} : { embedParents: message });
});
