import { readStored, writeStored } from './storage.js';

/** A browser's storage in memory; `blocked` as in a browser that forbids it. */
function provideStorage({ blocked = false } = {}) {
  const values = new Map<string, string>();
  const deny = () => {
    throw new Error('SecurityError');
  };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const value = blocked ? { getItem: deny, setItem: deny, removeItem: deny } : storage;
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value });
  return values;
}

afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

test.each([false, true])('keeps a value until it is removed (storage blocked: %s)', (blocked) => {
  const values = provideStorage({ blocked });
  writeStored('verificationMail', 'mira@example.de');
  expect(readStored('verificationMail')).toBe('mira@example.de');
  expect([...values]).toEqual(blocked ? [] : [['kontor.customer.verificationMail', 'mira@example.de']]);
  writeStored('verificationMail', undefined);
  expect(readStored('verificationMail')).toBeUndefined();
  expect([...values]).toEqual([]);
});

test('forgets what another tab removed', () => {
  const values = provideStorage();
  writeStored('context', 'YWJj');
  values.clear();
  expect(readStored('context')).toBeUndefined();
});

test('keeps prefilled values for the tab only', () => {
  const shared = provideStorage();
  const ofTab = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, value: string) => void ofTab.set(key, value),
    removeItem: (key: string) => void ofTab.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: sessionStorage });
  writeStored('prefill', 'form%5Bnachname%5D=Kaya');
  expect([readStored('prefill'), shared.size, ofTab.size]).toEqual(['form%5Bnachname%5D=Kaya', 0, 1]);
  writeStored('prefill', undefined);
  expect([readStored('prefill'), ofTab.size]).toEqual([undefined, 0]);
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
