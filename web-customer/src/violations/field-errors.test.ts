import { errorMessage, fieldError, fieldProblem, fieldProblems } from './field-errors.js';

test('errors have the order of the fields, nested ones their path', () => {
  const errors = {
    nachname: { type: 'custom', message: 'Nachname erforderlich' },
    people: [undefined, { vorname: { type: 'custom', message: 'Vorname erforderlich' } }],
    firma: { type: 'custom', message: 'Firma erforderlich' },
  };
  expect(fieldProblems(errors as never, ['firma', 'nachname'])).toEqual([
    { name: 'firma', message: 'Firma erforderlich', namesField: true },
    { name: 'nachname', message: 'Nachname erforderlich', namesField: true },
    { name: 'people.1.vorname', message: 'Vorname erforderlich', namesField: true },
  ]);
});

test('a form without errors has no problems', () => {
  expect(fieldProblems({}, ['firma'])).toEqual([]);
});

test('a message of a code does not contain its label, a message of a label does', () => {
  expect(fieldError({ code: 'required' })).toMatchObject({ type: 'unnamed', message: 'Pflichtfeld' });
  expect(fieldError({ code: 'required', label: 'firstName' })).toMatchObject({ type: 'rule' });
  expect(fieldProblem('people.0.vorname', { code: 'required', label: 'firstName' }).namesField).toBe(true);
  expect(fieldProblems({ datum: fieldError({ code: 'format' }) }, [])).toMatchObject([{ namesField: false }]);
});

test('an error is worded anew where it is shown, one of react-hook-form is shown as it is', () => {
  const kept = { ...fieldError({ code: 'required' }), message: 'This field is required' };
  expect(errorMessage(kept)).toBe('Pflichtfeld');
  expect(errorMessage({ type: 'custom', message: 'Der Code stimmt nicht.' })).toBe('Der Code stimmt nicht.');
});
