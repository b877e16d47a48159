import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { Problem, ValidationFailed } from '@kontor/platform/problem/problem';
import { illegalForCustomer } from './illegal.js';
import { problemInLanguage } from './problem-language.js';
import { problem, problemTable } from './problem-table.js';

let server: HttpListener;
let thrown: Error;
let side: string | undefined;

beforeEach(async () => {
  side = undefined;
  const app = createHttpApp({ logger: silentLogger() });
  app.use((_request, response, next) => {
    if (side !== undefined) response.locals['session'] = { side };
    next();
  });
  app.get(['/api/me', '/api/admin_account'], () => {
    throw thrown;
  });
  app.use(notFoundHandler, problemHandler({ logger: silentLogger(), table: problemTable, worded: problemInLanguage }));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const english = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' };

async function ask(headers: Readonly<Record<string, string>> = english, path = '/api/me') {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  const { title, message, detail, violations, state } = (await response.json()) as Record<string, unknown>;
  const [language, vary] = ['content-language', 'vary'].map((name) => response.headers.get(name));
  return { status: response.status, title, message, detail, violations, state, language, vary };
}

const required = { propertyPath: 'firma.city', code: 'required', label: 'city', message: 'Ort erforderlich' };

test('a customer reads why in the language of the browser', async () => {
  thrown = problem('offer-changed', { state: 'offer_changed' });
  expect(await ask()).toMatchObject({
    status: 409,
    title: 'Our offer has changed',
    message: 'Prices or consents have changed. Please check them and then order again.',
    detail: 'Prices or consents have changed. Please check them and then order again.',
    state: 'offer_changed',
    language: 'en',
    vary: 'Accept-Language',
  });
  expect(await ask({ 'accept-language': 'de' })).toMatchObject({
    title: 'Unser Angebot hat sich geändert',
    language: 'de',
  });
  expect(await ask({ 'accept-language': 'fr' })).toMatchObject({ language: 'de' });
  expect(await ask({})).toMatchObject({ language: 'de', vary: 'Accept-Language' });
});

test('an act that is not possible is named in its own sentence', async () => {
  thrown = illegalForCustomer('order');
  expect(await ask()).toMatchObject({
    message: 'Your application has already been sent or has ended. It cannot be sent again.',
    state: 'illegal',
  });
});

test('broken rules keep their paths, codes and labels', async () => {
  thrown = new ValidationFailed([required, { propertyPath: '', code: 'required', message: 'Pflichtfeld' }]);
  expect(await ask()).toMatchObject({
    status: 422,
    title: 'Entries not valid',
    message: 'Please check your entries.',
    detail: 'firma.city: Enter the town or city\nThis field is required',
    violations: [{ ...required, message: 'Enter the town or city' }, { code: 'required' }],
  });
});

test('what is not known stays German as a whole', async () => {
  thrown = new ValidationFailed([required, { propertyPath: 'a', code: 'b', message: 'Das kennt niemand.' }]);
  expect(await ask()).toMatchObject({ title: 'Eingaben ungültig', violations: [required, {}], language: 'de' });
  thrown = new Problem({ status: 409, code: 'new', title: 'Neu', message: 'Das ist neu.' });
  expect(await ask()).toMatchObject({ message: 'Das ist neu.', language: 'de' });
  thrown = new Problem({ ...problemTable['too-many-requests'], code: 'x', extensions: { detail: 'Das ist neu.' } });
  expect(await ask()).toMatchObject({ message: problemTable['too-many-requests'].message, language: 'de' });
});

test('a fault says no more than in German', async () => {
  thrown = new Error('secret');
  const answer = await ask();
  expect(answer).toMatchObject({ status: 500, title: 'Internal error', message: 'An unexpected error has occurred.' });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('an address that does not exist is refused in English', async () => {
  expect(await ask(english, '/api/none')).toMatchObject({ status: 404, title: 'Not found', language: 'en' });
});

test.each([
  ['a member of staff', 'staff', {}, '/api/me'],
  ['the app of staff before the login', undefined, { 'x-session': 'cookie' }, '/api/me'],
  ['a route of staff', undefined, {}, '/api/admin_account?x=1'],
])('%s is answered in German', async (_who, asker, headers, path) => {
  side = asker;
  thrown = problem('forbidden');
  expect(await ask({ ...english, ...headers }, path)).toMatchObject({ title: 'Nicht erlaubt', language: 'de' });
});

test.each([
  ['a customer', 'customer', {}],
  ['the app of customers', undefined, { 'x-session': 'customer-cookie' }],
])('%s is answered in English', async (_who, asker, headers) => {
  side = asker;
  thrown = problem('forbidden');
  expect(await ask({ ...english, ...headers })).toMatchObject({ title: 'Not allowed', language: 'en' });
});
