import { openJournal, type Change } from './journal.js';

/** The objects of one kind, in the order of their creation. */
export interface Collection<T> {
  get(id: string): T | undefined;
  put(id: string, value: T): void;
  remove(id: string): void;
  all(): T[];
  readonly size: number;
}

export interface Store {
  collection<T>(name: string): Collection<T>;
  /** Resolves when every change made so far survives a hard kill. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The state of the sandbox: maps in memory, rebuilt from the journal. All changes of one synchronous piece of work
 * become one journal line, so that a killed process never leaves a part of them.
 */
export async function openStore(folder: string, onBroken: (error: unknown) => void): Promise<Store> {
  const maps = new Map<string, Map<string, unknown>>();
  const mapOf = (name: string): Map<string, unknown> => {
    const map = maps.get(name) ?? new Map<string, unknown>();
    maps.set(name, map);
    return map;
  };
  const journal = await openJournal(folder, (change) => apply(mapOf(change[1]), change));
  let batch: Change[] = [];
  const commit = (): Promise<void> => {
    if (batch.length > 0) journal.append(batch);
    batch = [];
    return journal.settled();
  };
  const record = (change: Change): void => {
    apply(mapOf(change[1]), change);
    if (batch.push(change) === 1) setImmediate(() => void commit().catch(onBroken));
  };
  return {
    collection: <T>(name: string) => createCollection<T>(name, mapOf(name), record),
    settled: commit,
    close: async () => {
      await commit();
      await journal.close();
    },
  };
}

function apply(map: Map<string, unknown>, change: Change): void {
  if (change[0] === 'put') map.set(change[2], change[3]);
  else map.delete(change[2]);
}

function createCollection<T>(name: string, map: Map<string, unknown>, record: (change: Change) => void): Collection<T> {
  return {
    // Only this program writes the journal, so the types of its values are known.
    get: (id) => map.get(id) as T | undefined,
    put: (id, value) => record(['put', name, id, value]),
    remove: (id) => record(['del', name, id]),
    all: () => [...map.values()] as T[],
    get size() {
      return map.size;
    },
  };
}
