import { createHash } from 'node:crypto';
import { createCodeBrowsers } from './code-browsers.js';

const clock = { now: 1_000 };
const deriveSecret = (purpose: string, value: string) => createHash('sha256').update(`${purpose}\0${value}`).digest();

function setUp() {
  const browserOf = createCodeBrowsers({ deriveSecret, instance: 'test', secure: true, now: () => clock.now });
  const cookies = new Map<string, { readonly value: string; readonly options: object }>();
  const cookie = (name: string, value: string, options: object) => cookies.set(name, { value, options });
  const browser = (change = (value: string) => value) => {
    const header = [...cookies].map(([name, { value }]) => `${name}=${change(value)}`).join('; ');
    return browserOf({ headers: { cookie: header } }, { cookie: cookie as never });
  };
  return { cookies, browser };
}

test('a code session is of one browser, address and reason, and lasts ten minutes', () => {
  const { cookies, browser } = setUp();
  expect(browser().idFor('address', 'a@b.test')).toBeNull();
  browser().start('address', 'a@b.test');
  expect(browser().idFor('address', 'a@b.test')).toMatch(/^[\w-]{20,}$/);
  expect(browser().idFor('password', 'a@b.test')).toBeNull();
  expect(browser().idFor('address', 'c@b.test')).toBeNull();
  const [[name, { options }] = ['', { options: {} }]] = [...cookies];
  expect(name).toMatch(/^__Host-kontor-test-code-\w{12}$/);
  expect(options).toEqual({ httpOnly: true, sameSite: 'strict', secure: true, path: '/', maxAge: 600_000 });
  clock.now += 600_000;
  expect(browser().idFor('address', 'a@b.test')).toBeNull();
});

test('a password starts none for an address, nor one address for another', () => {
  const { cookies, browser } = setUp();
  browser().start('address', 'a@b.test');
  const [{ value = '' } = {}] = [...cookies.values()];
  browser().start('password', 'a@b.test');
  browser().start('address', 'c@b.test');
  const forged = browser(() => value);
  expect(forged.idFor('address', 'a@b.test')).not.toBeNull();
  expect([forged.idFor('password', 'a@b.test'), forged.idFor('address', 'c@b.test')]).toEqual([null, null]);
  expect(browser((one) => one.replace(/\.\d+\./, '.99999999999.')).idFor('address', 'a@b.test')).toBeNull();
});

test('staff who ask for another mail keep the session of their password', () => {
  const { browser } = setUp();
  browser().start('password', 'a@b.test');
  const before = browser().idFor('password', 'a@b.test');
  browser().start('address', 'a@b.test');
  expect(before).not.toBeNull();
  expect(browser().idFor('password', 'a@b.test')).toBe(before);
});

test('each mail starts a session of its own, with tries of its own', () => {
  const { browser } = setUp();
  browser().start('address', 'a@b.test');
  const first = browser().idFor('address', 'a@b.test');
  browser().start('address', 'a@b.test');
  expect(browser().idFor('address', 'a@b.test')).not.toBe(first);
});
