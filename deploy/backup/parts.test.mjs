import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { dataFormat } from '../local/stack/instance.mjs';
import { readOptions } from './options.mjs';
import { chooseParts, openPart, partNames, sealPart } from './parts.mjs';

const facts = { part: 'temporal', instance: 'i', moment: '2026-11-22T00:00:00.000Z', engine: 'server', documents: 0 };

describe('a part of a backup', () => {
  let from = '';
  beforeEach(() => {
    from = mkdtempSync(join(tmpdir(), 'kontor-parts-'));
    mkdirSync(join(from, 'temporal', 'deep'), { recursive: true });
    writeFileSync(join(from, 'temporal', 'deep', 'file'), 'content');
  });
  afterEach(() => rmSync(from, { recursive: true, force: true }));

  it('is complete, and its manifest has what it contains', async () => {
    await sealPart(join(from, 'temporal'), facts);
    const { files, ...sheet } = await openPart(from, 'temporal');
    assert.deepEqual(sheet, { format: dataFormat, ...facts });
    assert.deepEqual(
      files.map(({ name, bytes }) => ({ name, bytes })),
      [{ name: 'deep/file', bytes: 7 }],
    );
  });

  it('is refused when it is incomplete, changed, or another part', async () => {
    await assert.rejects(openPart(from, 'temporal'), /holds no whole part/);
    await sealPart(join(from, 'temporal'), { ...facts, part: 'jetstream' });
    await assert.rejects(openPart(from, 'temporal'), /another kind/);
    await sealPart(join(from, 'temporal'), facts);
    appendFileSync(join(from, 'temporal', 'deep', 'file'), '.');
    await assert.rejects(openPart(from, 'temporal'), /not as it was backed up/);
    writeFileSync(join(from, 'temporal', 'deep', 'file'), 'Content');
    await assert.rejects(openPart(from, 'temporal'), /not as it was backed up/);
  });

  it('is refused when another build made it', async () => {
    await sealPart(join(from, 'temporal'), facts);
    const path = join(from, 'temporal', 'part.json');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), format: dataFormat - 1 }));
    await assert.rejects(openPart(from, 'temporal'), /made by another build/);
  });

  it('is chosen by its name', () => {
    assert.deepEqual(chooseParts([]), partNames);
    assert.deepEqual(chooseParts(['temporal']), ['temporal']);
    assert.throws(() => chooseParts(['toString']), /no part/);
  });
});

describe('command options with values', () => {
  it('are read each time they occur, and refused without their value', () => {
    assert.deepEqual(readOptions(['--from', 'a', '--from', 'b'], ['from', 'data']), { from: ['a', 'b'], data: [] });
    assert.throws(() => readOptions(['--from'], ['from']), /needs a value/);
    assert.throws(() => readOptions(['--from', '--data'], ['from', 'data']), /needs a value/);
    assert.throws(() => readOptions(['x', 'y'], ['from']), /too many/);
  });
});
