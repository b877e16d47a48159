import { createHash } from 'node:crypto';
import { createKnownDevices } from './known-devices.js';

const year = 365 * 24 * 60 * 60 * 1000;
const clock = { now: 1_000 };
const [a, b] = [
  { accountId: 'a', epoch: 1 },
  { accountId: 'b', epoch: 1 },
];
const deriveSecret = (purpose: string, value: string) => createHash('sha256').update(`${purpose}\0${value}`).digest();

function setUp(secure = false) {
  const deviceOf = createKnownDevices({ deriveSecret, instance: 'test', secure, now: () => clock.now });
  const cookies = new Map<string, { readonly value: string; readonly options: object }>();
  const cookie = (name: string, value: string, options: object) => cookies.set(name, { value, options });
  /** The browser with all its cookies, which a test may change. */
  const device = (change = (value: string) => value) => {
    const header = [...cookies].map(([name, { value }]) => `${name}=${change(value)}`).join('; ');
    return deviceOf({ headers: { cookie: header } }, { cookie: cookie as never });
  };
  return { cookies, device };
}

test('recognises the browser for a year, and keeps its id when it logs in again', () => {
  const { cookies, device } = setUp();
  expect(device().idFor(a)).toBeNull();
  device().remember(a);
  const id = device().idFor(a);
  expect(id).toMatch(/^[\w-]{20,}$/);
  clock.now += year - 1;
  expect(device().idFor(a)).toBe(id);
  device().remember(a);
  expect(device().idFor(a)).toBe(id);
  clock.now += year;
  expect(device().idFor(a)).toBeNull();
  expect([...cookies.values()][0]?.options).toEqual({
    httpOnly: true,
    sameSite: 'strict',
    secure: false,
    path: '/',
    maxAge: year,
  });
});

test('recognises each account for itself, and no cookie that was changed or is of another account', () => {
  const { cookies, device } = setUp();
  device().remember(a);
  expect(device().idFor(b)).toBeNull();
  device().remember(b);
  expect(cookies.size).toBe(2);
  expect(device((value) => value.replace(/\.\d+\./, `.${clock.now + 9 * year}.`)).idFor(a)).toBeNull();
  expect(device((value) => value.slice(0, -1)).idFor(a)).toBeNull();
  expect(device(() => '').idFor(a)).toBeNull();
  const [[nameOfA = ''] = [], [, ofB] = []] = [...cookies];
  cookies.set(nameOfA, ofB!);
  expect(device().idFor(a)).toBeNull();
});

test('a new password makes every browser unknown', () => {
  const { device } = setUp();
  device().remember(a);
  const before = device().idFor(a);
  const after = { ...a, epoch: 2 };
  expect(device().idFor(after)).toBeNull();
  device().remember(after);
  expect(device().idFor(after)).not.toBe(before);
});

test('by https the cookie is bound to the host', () => {
  const { cookies, device } = setUp(true);
  device().remember(a);
  expect([...cookies.keys()][0]).toMatch(/^__Host-kontor-test-device-/);
  expect([...cookies.values()][0]?.options).toMatchObject({ secure: true, path: '/' });
});
