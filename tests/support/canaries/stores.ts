import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, MongoClient } from 'mongodb';
import { addresses } from '../addresses.js';
import { type Canary, longestForm, type Scan } from './canary.js';

/** Where a canary was found: a file, a collection, a workflow or a stream. */
export interface Sighting {
  readonly place: string;
  readonly field: string;
}

export const sightingsAt = (place: string, found: readonly Canary[]): readonly Sighting[] =>
  found.map(({ field }) => ({ place, field }));

const engineDatabases = ['admin', 'config', 'local'];

/** Searches every document of every database, as its bytes. */
export async function searchMongo(scan: Scan): Promise<readonly Sighting[]> {
  const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
  const sightings: Sighting[] = [];
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((database) => !engineDatabases.includes(database.name))) {
      for (const { name: collection } of await client.db(name).listCollections({}, { nameOnly: true }).toArray()) {
        for await (const document of client.db(name).collection(collection).find({}, { promoteBuffers: true }))
          sightings.push(...sightingsAt(`${name}.${collection}`, scan(BSON.serialize(document))));
      }
    }
  } finally {
    await client.close();
  }
  return sightings;
}

interface FileSearch {
  /** Names of folders and files that are left out. */
  readonly except?: readonly string[];
  /** Only files that were written since, ms since 1970. */
  readonly since?: number;
}

/** Searches the bytes of all files below a folder. */
export async function searchFiles(
  folder: string,
  scan: Scan,
  { except = [], since = 0 }: FileSearch = {},
): Promise<readonly Sighting[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const sightings: Sighting[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (except.includes(entry.name)) continue;
    if (entry.isDirectory()) sightings.push(...(await searchFiles(path, scan, { except, since })));
    if (entry.isFile() && (await writtenAt(path)) >= since) sightings.push(...(await searchFile(path, scan)));
  }
  return sightings;
}

/** A file that is gone by now was written never. */
const writtenAt = async (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => -1,
  );

async function searchFile(path: string, scan: Scan): Promise<readonly Sighting[]> {
  const seen = new Set<Canary>();
  let tail = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 4 * 1024 * 1024 })) {
      const bytes = Buffer.concat([tail, chunk as Buffer]);
      for (const canary of scan(bytes)) seen.add(canary);
      tail = bytes.subarray(Math.max(0, bytes.length - longestForm));
    }
  } catch (error) {
    // The running stores remove files of theirs meanwhile; what is no longer there holds nothing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return sightingsAt(path, [...seen]);
}

/** How many of these cases have a key that opens what they have sealed. */
export async function keysOf(caseIds: readonly string[]): Promise<number> {
  const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
  try {
    const keys = client.db('kontor_keys');
    const names = (await keys.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    const counts = names.map((name) =>
      keys
        .collection<{ _id: string; wrapped: unknown }>(name)
        .countDocuments({ _id: { $in: [...caseIds] }, wrapped: { $ne: null } }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  } finally {
    await client.close();
  }
}

/** How many links of co-signers of these cases are stored. */
export async function coSignerLinksOf(caseIds: readonly string[]): Promise<number> {
  const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    const counts = databases.map(({ name }) =>
      client
        .db(name)
        .collection('co_signers')
        .countDocuments({ caseId: { $in: [...caseIds] } }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  } finally {
    await client.close();
  }
}
