import { ApiProblem } from '@kontor/api/problem/api-problem';
import { uploadProblem } from './upload-problem.js';

const title = () => 'Fehler';

test("has the name of the file and the server's message, that of a field first", () => {
  const whole = new ApiProblem(415, { message: 'Dieser Dateityp ist nicht erlaubt.', traceId: 'abc' });
  const problem = uploadProblem(title, 'a.pdf', whole);
  expect([problem.title(), problem.detail(), problem.errorNumber]).toEqual([
    'Fehler',
    'a.pdf: Dieser Dateityp ist nicht erlaubt.',
    undefined,
  ]);
  const violations = [{ propertyPath: 'files[]', code: 'empty', message: 'Die Datei ist leer' }];
  const field = new ApiProblem(422, { message: 'Bitte prüfen Sie Ihre Eingaben.', violations });
  expect(uploadProblem(title, 'a.pdf', field).detail()).toBe('a.pdf: Die Datei ist leer');
});

test('other errors are rethrown', () => {
  expect(() => uploadProblem(title, 'a.pdf', new TypeError('ours'))).toThrow('ours');
});
