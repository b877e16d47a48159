import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, MongoClient } from 'mongodb';
import { addresses } from './addresses.js';

/** Where a canary was found: a file, or a collection. */
export interface Sighting {
  readonly place: string;
  readonly canary: string;
}

/** Searches every document of every database for the bytes of the canaries. */
export async function searchMongo(canaries: readonly string[]): Promise<readonly Sighting[]> {
  const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
  const sightings: Sighting[] = [];
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((database) => database.name.startsWith('kontor_'))) {
      for (const { name: collection } of await client.db(name).listCollections({}, { nameOnly: true }).toArray()) {
        for await (const document of client.db(name).collection(collection).find({}, { promoteBuffers: true })) {
          const bytes = Buffer.from(BSON.serialize(document));
          for (const canary of canaries)
            if (bytes.includes(canary)) sightings.push({ place: `${name}.${collection}`, canary });
        }
      }
    }
  } finally {
    await client.close();
  }
  return sightings;
}

/** Searches all files below a folder, but not below the named sub-folders. */
export async function searchFiles(
  folder: string,
  canaries: readonly string[],
  except: readonly string[] = [],
): Promise<readonly Sighting[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry): Promise<readonly Sighting[]> => {
      const path = join(folder, entry.name);
      if (except.includes(entry.name)) return [];
      if (entry.isDirectory()) return searchFiles(path, canaries, except);
      return entry.isFile() ? searchFile(path, canaries) : [];
    }),
  );
  return found.flat();
}

async function searchFile(path: string, canaries: readonly string[]): Promise<readonly Sighting[]> {
  const seen = new Set<string>();
  const longest = Math.max(...canaries.map((canary) => Buffer.byteLength(canary)));
  let tail = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = Buffer.concat([tail, chunk as Buffer]);
      for (const canary of canaries) if (bytes.includes(canary)) seen.add(canary);
      tail = bytes.subarray(Math.max(0, bytes.length - longest));
    }
  } catch (error) {
    // The running stores remove files of theirs meanwhile; what is no longer there holds nothing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return [...seen].map((canary) => ({ place: path, canary }));
}
