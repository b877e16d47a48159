import { useSyncExternalStore } from 'react';

/** A value to which parts of a page subscribe, each with its own selector. */
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

/** The value; renders again when it changes. */
export function useStore<Value>(store: ValueStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** A part of the value; renders again only when that part changes. It must be a text, a number or a stable object. */
export function useStorePart<Value, Part>(store: ValueStore<Value>, part: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
