import { useSyncExternalStore } from 'react';

/** A value that is watched by parts of a page, each for what it shows of it. */
export interface ValueStore<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createValueStore<Value>(first: Value): ValueStore<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value, rendering anew when it changes. */
export function useStore<Value>(store: ValueStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** A part of the value, rendering anew only when that part changes: it must be a text, a number or the same object again. */
export function useStorePart<Value, Part>(store: ValueStore<Value>, part: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
