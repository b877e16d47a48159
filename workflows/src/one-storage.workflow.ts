import type { AsyncLocalStorage } from '@temporalio/workflow';

/**
 * One storage for the asynchronous contexts of all cases of a worker; loaded into the sandbox before any workflow.
 *
 * The SDK keeps its scopes and we keep our trace in `AsyncLocalStorage`s, five in each workflow. Until Node 24 each of
 * them is written to every promise of the thread, whichever workflow makes it: with 500 cases in the cache a promise costs
 * 700 µs instead of 2 (temporalio/sdk-typescript#1432). Here the storages of the sandbox share one real storage, which
 * holds a small map: the values of one context, by storage.
 */
type Values = ReadonlyMap<object, unknown>;

interface Sandbox {
  readonly AsyncLocalStorage: typeof AsyncLocalStorage<Values>;
}
type Storage = InstanceType<Sandbox['AsyncLocalStorage']>;

const sandboxed = (globalThis as unknown as Sandbox).AsyncLocalStorage.prototype as Storage;
/** Node's own class, of which the sandbox's is made. */
const nodes = Object.getPrototypeOf(sandboxed) as Storage;
const real = new (nodes.constructor as Sandbox['AsyncLocalStorage'])();

Object.assign(sandboxed, {
  getStore(this: object): unknown {
    return real.getStore()?.get(this);
  },
  run<T>(this: object, value: unknown, work: () => T): T {
    return real.run(new Map(real.getStore()).set(this, value), work);
  },
  /** Nothing of a storage outlives the contexts of its workflow. */
  disable(): void {},
});
