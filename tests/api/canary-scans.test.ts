import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { Client, Connection } from '@temporalio/client';
import { MongoClient } from 'mongodb';
import { addresses, bus } from '../support/addresses.js';
import { type Canary, createScan, longestForm, plantedWord } from '../support/canaries/canary.js';
import { searchStreams, searchTemporal } from '../support/canaries/motion.js';
import { searchFiles, searchMongo } from '../support/canaries/stores.js';

/** Canaries by the place that they are planted at. */
function plantedAt<Place extends string>(...places: readonly Place[]) {
  const words = Object.fromEntries(places.map((place) => [place, plantedWord()])) as Record<Place, string>;
  const canaries: Canary[] = places.map((field) => ({ kind: 'person', field, spellings: [words[field]] }));
  return { words, scan: createScan(canaries) };
}

const fieldsOf = (found: readonly { readonly field: string }[]) => found.map(({ field }) => field).sort();

/** What finds nothing must be able to find something. */
describe('the search of a store finds what is there', () => {
  test('in a document of a database, also as bytes', async () => {
    const { words, scan } = plantedAt('id', 'text', 'bytes', 'name of a field');
    const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
    const proofs = client.db('kontor_portal').collection<{ _id: string }>('canary_proof');
    try {
      const values = { text: { of: [words.text] }, bytes: Buffer.from(words.bytes), [words['name of a field']]: 1 };
      await proofs.insertOne({ _id: words.id, ...values });
      const found = await searchMongo(scan);
      expect(new Set(found.map(({ place }) => place))).toEqual(new Set(['kontor_portal.canary_proof']));
      expect(fieldsOf(found)).toEqual(['bytes', 'id', 'name of a field', 'text']);
    } finally {
      await proofs.drop();
      await client.close();
    }
  });

  test('in a file, in base64, at the border of what is read at once, and of none that is older', async () => {
    const { words, scan } = plantedAt('clear', 'base64', 'border');
    const folder = await mkdtemp(join(tmpdir(), 'canary-'));
    const before = 'x'.repeat(4 * 1024 * 1024 - 5);
    try {
      await writeFile(join(folder, 'log'), `{"a":"${words.clear.toUpperCase()}"}`);
      await writeFile(join(folder, 'encoded'), Buffer.from(`ab${words.base64}cd`).toString('base64'));
      await writeFile(join(folder, 'large'), `${before}${words.border}${'x'.repeat(longestForm)}`);
      expect(fieldsOf(await searchFiles(folder, scan))).toEqual(['base64', 'border', 'clear']);
      expect(await searchFiles(folder, scan, { except: ['log', 'encoded', 'large'] })).toEqual([]);
      expect(await searchFiles(folder, scan, { since: Date.now() + 60_000 })).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('in the input, the memo and the signals of a workflow', async () => {
    const { words, scan } = plantedAt('input', 'memo', 'signal', 'id', 'search attribute');
    const connection = await Connection.connect({ address: addresses.temporal });
    const since = new Date(Date.now() - 5_000).toISOString();
    try {
      const { workflow } = new Client({ connection });
      const handle = await workflow.start('canaryProof', {
        taskQueue: `canary-proof-${randomUUID()}`,
        workflowId: `canary/${words.id}`,
        args: [{ text: words.input }],
        memo: { text: words.memo },
        searchAttributes: { LegalForm: [words['search attribute']] },
      });
      await handle.signal('canary', words.signal);
      try {
        const { found } = await searchTemporal(scan, since);
        expect(fieldsOf(found)).toEqual(['id', 'input', 'memo', 'search attribute', 'signal']);
      } finally {
        await handle.terminate('the search is proven');
      }
    } finally {
      await connection.close();
    }
  });

  test('in subject, head and content of a message, and in a key-value store', async () => {
    const { words, scan } = plantedAt('subject', 'head', 'content', 'name');
    const connection = await connect({ servers: bus.url, user: bus.user, pass: bus.password });
    const manager = await jetstreamManager(connection);
    const stream = `KV_canary_${words.name}`;
    try {
      await manager.streams.add({ name: stream, subjects: ['canary.proof.>'] });
      const head = headers();
      head.set('proof', words.head);
      await jetstream(connection).publish(`canary.proof.${words.subject}`, words.content, { headers: head });
      const { found } = await searchStreams(scan);
      expect([...new Set(fieldsOf(found))]).toEqual(['content', 'head', 'name', 'subject']);
    } finally {
      await manager.streams.delete(stream);
      await connection.close();
    }
  });
});
