import { createBrowserStorage, createStoredTokens } from './browser-storage.js';

const pair = { token: 'a', refresh_token: 'b' };

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
  Object.defineProperty(globalThis, 'window', { configurable: true, value: new EventTarget() });
  return values;
}

/** What the browser reports to one tab when another one changed a value. */
const changeElsewhere = (key: string | null) => {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'window');
});

describe('storage of a web app', () => {
  it('keeps tokens under its prefix until they are removed', () => {
    const values = provideStorage();
    const tokens = createStoredTokens(createBrowserStorage('kontor.staff.'));
    expect(tokens.read()).toBeNull();
    tokens.write(pair);
    expect([...values]).toEqual([
      ['kontor.staff.token', 'a'],
      ['kontor.staff.refreshToken', 'b'],
    ]);
    expect(createStoredTokens(createBrowserStorage('kontor.staff.')).read()).toEqual(pair);
    expect(createStoredTokens(createBrowserStorage('kontor.customer.')).read()).toBeNull();
    tokens.write(null);
    expect([...values]).toEqual([]);
    expect(tokens.read()).toBeNull();
  });

  it('serves from memory where the browser blocks storage', () => {
    provideStorage({ blocked: true });
    const tokens = createStoredTokens(createBrowserStorage('kontor.staff.'));
    tokens.write(pair);
    expect(tokens.read()).toEqual(pair);
    tokens.write(null);
    expect(tokens.read()).toBeNull();
  });

  it('reports what another tab changed under its prefix, and when it removed all', () => {
    provideStorage();
    const reported: string[] = [];
    const end = createBrowserStorage('kontor.staff.').onChange(() => reported.push('changed'));
    changeElsewhere('kontor.customer.token');
    expect(reported).toHaveLength(0);
    changeElsewhere('kontor.staff.token');
    changeElsewhere(null);
    expect(reported).toHaveLength(2);
    end();
    changeElsewhere(null);
    expect(reported).toHaveLength(2);
  });
});
