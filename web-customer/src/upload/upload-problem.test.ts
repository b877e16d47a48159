import { ApiProblem } from '@kontor/api/problem/api-problem';
import { uploadProblem } from './upload-problem.js';

test("has the name of the file and the server's message, that of a field first", () => {
  const whole = new ApiProblem(415, { message: 'Dieser Dateityp ist nicht erlaubt.', traceId: 'abc' });
  expect(uploadProblem('Fehler', 'a.pdf', whole)).toEqual({
    title: 'Fehler',
    detail: 'a.pdf: Dieser Dateityp ist nicht erlaubt.',
    errorNumber: undefined,
  });
  const violations = [{ propertyPath: 'files[]', code: 'empty', message: 'Die Datei ist leer' }];
  const field = new ApiProblem(422, { message: 'Bitte prüfen Sie Ihre Eingaben.', violations });
  expect(uploadProblem('Fehler', 'a.pdf', field).detail).toBe('a.pdf: Die Datei ist leer');
});

test('other errors are rethrown', () => {
  expect(() => uploadProblem('Fehler', 'a.pdf', new TypeError('ours'))).toThrow('ours');
});
