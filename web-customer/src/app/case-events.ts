import type { LiveEvent } from '@kontor/api/live/live-event.schema';
import { api } from './session.js';

const reconnectMs = 5_000;

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let line: AbortController | undefined;

/** Tells of every event of the own case: one line to the server, whoever listens, and a new one when it breaks. */
export function onCaseEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (line === undefined) {
    line = new AbortController();
    void follow(line.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    line?.abort();
    line = undefined;
  };
}

async function follow(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await api.events('/me/events', tell, signal);
    } catch {
      // The line is taken up again; who listens asks by itself meanwhile.
    }
    if (!signal.aborted) await pause(signal);
  }
}

function tell(event: LiveEvent): void {
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
