import {
  JetStreamApiCodes,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  jetstreamManager,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from './bus.js';

export interface EventStreamOptions {
  name: string;
  subjects: readonly string[];
  /** How long an event is kept, ms. */
  maxAgeMs: number;
  /** Within it an event id is stored once, ms. */
  duplicateWindowMs: number;
  /** Copies in a cluster (default 1). */
  replicas?: number;
}

/** Creates the stream or updates its settings. Waits for the bus. @throws the server's error */
export async function ensureEventStream(bus: Bus, options: EventStreamOptions): Promise<void> {
  // The user of this process has no permission for the account check.
  const manager = await jetstreamManager(await bus.connection(), { checkAPI: false });
  const settings = {
    subjects: [...options.subjects],
    max_age: nanos(options.maxAgeMs),
    duplicate_window: nanos(options.duplicateWindowMs),
    num_replicas: options.replicas ?? 1,
  };
  try {
    await manager.streams.info(options.name);
    await manager.streams.update(options.name, settings);
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
    await manager.streams.add({
      name: options.name,
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      ...settings,
    });
  }
}

function isStreamNotFound(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;
}
