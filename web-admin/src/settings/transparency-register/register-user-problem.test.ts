import { ApiProblem } from '@kontor/api/problem/api-problem';
import { registerUserProblem } from './register-user-problem.js';

test.each([
  [new ApiProblem(422, { detail: 'Grund', message: 'Satz' }), 'Grund'],
  [new ApiProblem(422, { message: 'Satz' }), 'Satz'],
  [new ApiProblem(500, {}), 'Unbekannter Fehler'],
  [new Error('TypeError: x'), 'Unbekannter Fehler'],
])('%s is shown as "%s"', (error, expected) => {
  expect(registerUserProblem(error)).toBe(expected);
});
