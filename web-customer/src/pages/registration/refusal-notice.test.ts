import { ApiProblem } from '@kontor/api/problem/api-problem';
import { refusalNotice } from './refusal-notice.js';

const worded = (status: number, body: ConstructorParameters<typeof ApiProblem>[1], byAdviser = false) => {
  const { title, body: text } = refusalNotice(new ApiProblem(status, body), byAdviser);
  return [title(), text?.()];
};

test('a legal form that the bank has stopped to serve is named, not the address', () => {
  const message = 'Diese Rechtsform wird nicht unterstützt. Bitte wenden Sie sich an unseren Support.';
  const violations = [{ propertyPath: 'businessLegalForm', code: 'unknown', message }];
  expect(worded(422, { message: 'Bitte prüfen Sie Ihre Eingaben.', violations })).toEqual([
    'Registrierung nicht möglich',
    message,
  ]);
});

test.each([
  [403, 'Zurzeit nicht möglich.', ['Zurzeit nicht möglich.', undefined]],
  [503, 'Bitte später.', ['Registrierung nicht möglich', 'Bitte später.']],
  [422, 'Bitte prüfen Sie Ihre Eingaben.', ['Registrierung nicht möglich', 'Bitte prüfen Sie Ihre E-Mail-Adresse.']],
])('%i with “%s” is %j', (status, message, words) => {
  expect(worded(status, { message })).toEqual(words);
});

test('an adviser reads of the customer’s address', () => {
  expect(worded(422, {}, true)[1]).toBe('Bitte prüfen Sie die E-Mail-Adresse Ihrer Kundin oder Ihres Kunden.');
});
