import { fieldProblems } from './field-errors.js';

test('errors come in the order of the fields, nested ones by their path', () => {
  const errors = {
    nachname: { type: 'custom', message: 'Nachname erforderlich' },
    people: [undefined, { vorname: { type: 'custom', message: 'Vorname erforderlich' } }],
    firma: { type: 'custom', message: 'Firma erforderlich' },
  };
  expect(fieldProblems(errors as never, ['firma', 'nachname'])).toEqual([
    { name: 'firma', message: 'Firma erforderlich' },
    { name: 'nachname', message: 'Nachname erforderlich' },
    { name: 'people.1.vorname', message: 'Vorname erforderlich' },
  ]);
});

test('a form without errors has no problems', () => {
  expect(fieldProblems({}, ['firma'])).toEqual([]);
});
