import { path } from './routes.js';

test('an address is built from its name and its parameters', () => {
  expect(path('hub')).toBe('/hub');
  expect([path('bankzugang'), path('bankzugang-login')]).toEqual(['/bm', '/bm/login']);
  expect(path('einstieg-konto-eroeffnen-online', { kontoId: 2 })).toBe('/start/produkte/2/online');
  expect(path('hub-login-link', { code: 'a/b c' })).toBe('/hub/entry/a%2Fb%20c');
});
