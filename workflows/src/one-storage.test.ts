import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** As the SDK gives it to the sandbox: a class of its own over Node's. */
class SandboxStorage<T> extends AsyncLocalStorage<T> {}

beforeAll(async () => {
  Object.assign(globalThis, { AsyncLocalStorage: SandboxStorage });
  await import('./one-storage.workflow.js');
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'AsyncLocalStorage');
});

test('each storage has its own value in a context, also after a pause', async () => {
  const [scope, trace] = [new SandboxStorage<string>(), new SandboxStorage<number>()];
  await scope.run('outer', async () => {
    await trace.run(1, async () => {
      await pause(1);
      expect([scope.getStore(), trace.getStore()]).toEqual(['outer', 1]);
      scope.run('inner', () => expect([scope.getStore(), trace.getStore()]).toEqual(['inner', 1]));
      expect(scope.getStore()).toBe('outer');
    });
    expect([scope.getStore(), trace.getStore()]).toEqual(['outer', undefined]);
  });
  expect([scope.getStore(), trace.getStore()]).toEqual([undefined, undefined]);
});

test('contexts side by side do not meet', async () => {
  const storage = new SandboxStorage<number>();
  const later = (value: number) =>
    storage.run(value, async () => {
      await pause(5 - value);
      return storage.getStore();
    });
  expect(await Promise.all([1, 2, 3].map(later))).toEqual([1, 2, 3]);
});

test('what a context threw comes out, and the context ends', () => {
  const storage = new SandboxStorage<number>();
  const fail = () => {
    throw new Error('no');
  };
  expect(() => storage.run(1, fail)).toThrow('no');
  expect(storage.getStore()).toBeUndefined();
});

test('a storage that is let go takes nothing from the others, and none of them burdens the promises of the thread', async () => {
  const [left, other] = [new SandboxStorage<number>(), new SandboxStorage<number>()];
  await other.run(2, async () => {
    left.run(1, () => left.disable());
    await pause(1);
    expect(other.getStore()).toBe(2);
  });
  // What Node looks at for each promise: storages that are enabled.
  for (const storage of [left, other]) expect(storage).not.toHaveProperty('enabled', true);
});
