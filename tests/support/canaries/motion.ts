import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Client, Connection, isGrpcServiceError, type WorkflowExecutionInfo } from '@temporalio/client';
import pLimit from 'p-limit';
import { addresses, bus } from '../addresses.js';
import type { Scan } from './canary.js';
import { sightingsAt, type Sighting } from './stores.js';

const concurrency = 8;
const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value, shownNumber));

/** Numbers beyond 2^53 have no place in JSON. */
const shownNumber = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Searches input, results, signals, memo and search attributes of every workflow that has started since (ISO 8601). */
export async function searchTemporal(
  scan: Scan,
  since: string,
): Promise<{ readonly count: number; readonly found: readonly Sighting[] }> {
  const connection = await Connection.connect({ address: addresses.temporal });
  try {
    const client = new Client({ connection });
    const runs: WorkflowExecutionInfo[] = [];
    for await (const run of client.workflow.list({ query: `StartTime >= '${since}'` })) runs.push(run);
    const limit = pLimit(concurrency);
    const found = await limit.map(runs, async (run) => {
      const { workflowId, runId, memo, searchAttributes } = run;
      const history = await orDeleted(client.workflow.getHandle(workflowId, runId).fetchHistory());
      // Payloads are bytes of JSON; in base64 the scan finds them as well.
      const written = Buffer.concat([bytesOf({ workflowId, memo, searchAttributes }), bytesOf(history)]);
      return sightingsAt(`Temporal ${workflowId}`, scan(written));
    });
    return { count: runs.length, found: found.flat() };
  } finally {
    await connection.close();
  }
}

const notFound = 5;

/** Null for what was deleted since it was listed: an archived case leaves no history. */
async function orDeleted<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isGrpcServiceError(error) && Number(error.code) === notFound) return null;
    throw error;
  }
}

/** Searches subjects, headers and content of every message that any stream holds, key-value and object stores included. */
export async function searchStreams(
  scan: Scan,
): Promise<{ readonly count: number; readonly found: readonly Sighting[] }> {
  const connection = await connect({ servers: bus.url, user: bus.user, pass: bus.password });
  try {
    const manager = await jetstreamManager(connection);
    const found: Sighting[] = [];
    let count = 0;
    for await (const { config, state } of manager.streams.list()) {
      found.push(...sightingsAt(`stream ${config.name}`, scan(bytesOf(config))));
      const consumers: unknown[] = [];
      for await (const consumer of manager.consumers.list(config.name)) consumers.push(consumer.config);
      found.push(...sightingsAt(`consumers of ${config.name}`, scan(bytesOf(consumers))));
      for (let seq = state.first_seq; state.messages > 0 && seq <= state.last_seq; seq++) {
        // A removed message leaves a gap.
        const message = await manager.streams.getMessage(config.name, { seq }).catch(() => null);
        if (message === null) continue;
        count += 1;
        const headers = [...(message.header ?? [])].map(([name, values]) => [name, values]);
        const head = bytesOf({ subject: message.subject, headers });
        found.push(...sightingsAt(`stream ${config.name}`, scan(Buffer.concat([head, message.data]))));
      }
    }
    return { count, found };
  } finally {
    await connection.close();
  }
}
