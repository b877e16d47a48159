import type { Store } from '../journal/store.js';

/** Whether a provider does not answer now: from the first call on, for a limited time. */
export type IsIdle = (name: string) => boolean;

export function createIdleWindow(store: Store, idleMs: number): IsIdle {
  const windows = store.collection<{ endsAt: number }>('idle-windows');
  return (name) => {
    const window = windows.get(name) ?? { endsAt: Date.now() + idleMs };
    if (!windows.get(name)) windows.put(name, window);
    return Date.now() < window.endsAt;
  };
}
