import { debugCounterpart, debugPath } from './debug-routes.js';
import { overridePaths, path } from './routes.js';

const params = { kontoId: 2, rechtsform: 'GMBH' };

afterEach(() => overridePaths(undefined));

test('a debug page has its own address', () => {
  expect(debugPath('debug-identifizierung', params)).toBe('/debug/identifizierung/2/GMBH');
  expect(debugPath('debug-identifizierung-summary', params)).toBe('/debug/identifizierung/zusammenfassung');
});

test('in debug mode paths lead to debug pages', () => {
  overridePaths((name, values) => {
    const route = debugCounterpart(name);
    return route === undefined ? undefined : debugPath(route, { ...params, ...values });
  });
  expect(path('hub-identifizierung')).toBe('/debug/identifizierung/2/GMBH');
  expect(path('einstieg-konto-eroeffnen', { kontoId: 3 })).toBe('/debug/produkte/3');
  expect(path('hub')).toBe('/hub');
});
