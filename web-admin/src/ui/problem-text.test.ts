import { ApiProblem } from '@kontor/api/problem/api-problem';
import { problemLine, problemText } from './problem-text.js';

it('tells the server’s words with the number to name', () => {
  const problem = new ApiProblem(500, { title: 'Interner Fehler', message: 'Es ging nicht.', traceId: 'abc' });
  expect(problemText(problem)).toEqual({ title: 'Interner Fehler', message: 'Es ging nicht.', traceId: 'abc' });
  expect(problemLine(problem)).toBe('Es ging nicht. (Fehler-Nr. abc)');
});

it('has no number for what never reached the server', () => {
  expect(problemLine(new ApiProblem(0, { message: 'Der Server ist nicht erreichbar.' }))).toBe(
    'Der Server ist nicht erreichbar.',
  );
  expect(problemLine(new Error('x'))).toBe('Unbekannter Fehler');
});
