import { createParser } from 'eventsource-parser';
import { liveEventSchema, type LiveEvent } from './live-event.schema.js';

/** Reads one event stream to its end; unknown lines (pings) are skipped. */
export async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (event: LiveEvent) => void): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const parsed = liveEventSchema.safeParse({ type: event, ...objectOf(data) });
      if (parsed.success) onEvent(parsed.data);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    reader.releaseLock();
  }
}

function objectOf(data: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
