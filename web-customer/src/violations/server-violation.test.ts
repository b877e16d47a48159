import { serverError } from './server-violation.js';

test.each([
  ['of a code without a label', { code: 'required' }, 'unnamed'],
  ['of a rule whose text does not name its field', { code: 'range', label: 'share' }, 'unnamed'],
  ['of a rule whose text names its field', { code: 'required', label: 'city' }, 'server'],
  ["of one of the API's own codes", { code: 'equal' }, 'server'],
])('a message %s is marked for the error summary by code and label only', (_what, rule, type) => {
  expect(serverError({ ...rule, message: 'Pflichtfeld' })).toMatchObject({ type, message: 'Pflichtfeld' });
  expect(serverError({ ...rule, message: 'Ort erforderlich' })).toMatchObject({ type, message: 'Ort erforderlich' });
});
