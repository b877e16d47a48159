import type { LiveEvent } from '@kontor/api/live/live-event.schema';
import { api } from './session.js';

const reconnectMs = 5_000;

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let connection: AbortController | undefined;

/** Subscribes to the events of the customer's case. All subscribers share one connection, which reconnects. */
export function onCaseEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (connection === undefined) {
    connection = new AbortController();
    void follow(connection.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    connection?.abort();
    connection = undefined;
  };
}

async function follow(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await api.events('/me/events', publish, signal);
    } catch {
      // Reconnects below; subscribers also poll.
    }
    if (!signal.aborted) await pause(signal);
  }
}

function publish(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, reconnectMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
