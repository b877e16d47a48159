import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BSON } from 'mongodb';
import { withMongo } from '../engines/mongo-session.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { databases, filesBelow } from './parts.mjs';

/**
 * Reads and writes documents through the driver, so that the stand-in and MongoDB are treated alike. Each collection
 * is a file of BSON documents, as mongodump writes them. Indexes are not kept, because each service creates its own
 * when it connects.
 */

const batch = 200;
const ending = '.bson';

/**
 * @param {import('mongodb').Collection} collection
 * @param {string} path
 * @returns {Promise<number>} documents
 * @throws when the file cannot be written
 */
export async function dumpCollection(collection, path) {
  let documents = 0;
  async function* serialized() {
    for await (const document of collection.find({}, { promoteValues: false, promoteBuffers: false })) {
      documents += 1;
      yield BSON.serialize(document);
    }
  }
  await pipeline(serialized, createWriteStream(path, { mode: 0o600 }));
  return documents;
}

/**
 * @param {{ uri: string, part: string, folder: string }} dump
 * @returns {Promise<number>} documents
 */
export function dumpMongo({ uri, part, folder }) {
  return withMongo(uri, async (client) => {
    let documents = 0;
    for (const name of databases[part] ?? []) {
      mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
      const database = client.db(name);
      for (const { name: collection } of await database.listCollections().toArray()) {
        if (collection.startsWith('system.')) continue;
        documents += await dumpCollection(
          database.collection(collection),
          join(folder, name, `${collection}${ending}`),
        );
      }
    }
    return documents;
  });
}

/**
 * @param {string} path
 * @returns {AsyncGenerator<import('mongodb').Document>}
 */
async function* readDocuments(path) {
  let held = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    held = Buffer.concat([held, chunk]);
    while (held.length >= 4 && held.length >= held.readInt32LE(0)) {
      const size = held.readInt32LE(0);
      yield BSON.deserialize(held.subarray(0, size), { promoteValues: false, promoteBuffers: false });
      held = held.subarray(size);
    }
  }
  if (held.length > 0) throw new UserError(`${path} ends in the middle of a document`);
}

/**
 * @param {import('mongodb').Collection} collection
 * @param {string} path
 */
async function loadCollection(collection, path) {
  /** @type {import('mongodb').Document[]} */
  let waiting = [];
  let documents = 0;
  const write = async () => {
    if (waiting.length > 0) await collection.insertMany(waiting, { ordered: true });
    documents += waiting.length;
    waiting = [];
  };
  for await (const document of readDocuments(path)) {
    waiting.push(document);
    // Batches stay below the driver's limit of a message.
    if (waiting.length >= (path.endsWith(`.chunks${ending}`) ? 20 : batch)) await write();
  }
  await write();
  return documents;
}

/**
 * @param {{ uri: string, part: string, folder: string }} load
 * @returns {Promise<number>} documents
 * @throws {UserError} when there is something already
 */
export function loadMongo({ uri, part, folder }) {
  return withMongo(uri, async (client) => {
    for (const name of databases[part] ?? []) {
      const there = await client.db(name).listCollections().toArray();
      if (there.length > 0) throw new UserError(`${name} is not empty`, ['restore into a fresh data folder']);
    }
    let documents = 0;
    for (const file of filesBelow(folder).filter((name) => name.endsWith(ending))) {
      const [database = '', collection = ''] = file.slice(0, -ending.length).split('/');
      documents += await loadCollection(client.db(database).collection(collection), join(folder, file));
    }
    return documents;
  });
}
