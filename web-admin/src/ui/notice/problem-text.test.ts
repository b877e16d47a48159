import { ApiProblem } from '@kontor/api/problem/api-problem';
import { problemLine, problemText } from './problem-text.js';

it('shows the server’s message with the number of the error', () => {
  const problem = new ApiProblem(500, { title: 'Interner Fehler', message: 'Es ging nicht.', traceId: 'abc' });
  expect(problemText(problem)).toEqual({ title: 'Interner Fehler', message: 'Es ging nicht.', errorNumber: 'abc' });
  expect(problemLine(problem)).toBe('Es ging nicht. (Fehler-Nr. abc)');
});

it('has no number for a request that did not reach the server', () => {
  expect(problemLine(new ApiProblem(0, { message: 'Der Server ist nicht erreichbar.' }))).toBe(
    'Der Server ist nicht erreichbar.',
  );
  expect(problemLine(new Error('x'))).toBe('Unbekannter Fehler');
});

it('says that an approval is asked for, and no failure', () => {
  const asked = new ApiProblem(202, { title: 'Freigabe beantragt', message: 'Bis dahin geschieht nichts.' });
  expect(problemText(asked, 'Nicht gespeichert')).toEqual({
    ...{ title: 'Freigabe beantragt', message: 'Bis dahin geschieht nichts.', tone: 'info' },
  });
  expect(problemLine(asked)).toBe('Freigabe beantragt. Bis dahin geschieht nichts.');
});
