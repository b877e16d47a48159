import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { BSON } from 'mongodb';
import { dumpCollection } from './mongo-dump.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kontor-dump-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A collection from which each document takes longer than writing it. @param {number} count */
function collectionOf(count) {
  async function* find() {
    for (let number = 0; number < count; number += 1) {
      await writeFile(join(folder, 'other'), 'x', { flush: true });
      yield { _id: String(number), text: 'x'.repeat(1000) };
    }
  }
  return /** @type {import('mongodb').Collection} */ (/** @type {unknown} */ ({ find }));
}

it('writes each document of a collection', async () => {
  const path = join(folder, 'cases.bson');
  assert.equal(await dumpCollection(collectionOf(30), path), 30);
  const bytes = readFileSync(path);
  assert.deepEqual(BSON.deserialize(bytes.subarray(0, bytes.readInt32LE(0))), { _id: '0', text: 'x'.repeat(1000) });
});

it(
  'fails when the disk is full, so that its caller can continue',
  { skip: process.platform === 'linux' ? false : 'needs /dev/full' },
  async () => {
    await assert.rejects(dumpCollection(collectionOf(30), '/dev/full'), { code: 'ENOSPC' });
  },
);
