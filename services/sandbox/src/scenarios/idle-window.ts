import type { Store } from '../journal/store.js';

/** Whether a provider is silent now about something; the silence begins with the first question and ends by itself. */
export type IsIdle = (name: string) => boolean;

export function createIdleWindow(store: Store, idleMs: number): IsIdle {
  const windows = store.collection<{ endsAt: number }>('idle-windows');
  return (name) => {
    const window = windows.get(name) ?? { endsAt: Date.now() + idleMs };
    if (!windows.get(name)) windows.put(name, window);
    return Date.now() < window.endsAt;
  };
}
