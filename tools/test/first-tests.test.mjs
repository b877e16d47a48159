import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { durationsFile, rememberDurations } from './durations.mjs';
import { inOrder, stillFailing } from './first-tests.mjs';
import { emptyOutcome } from './outcome.mjs';
import { importedFiles, suiteOfFile } from './test-files.mjs';

const require = createRequire(import.meta.url);

describe('the order of test files', () => {
  it('starts with those that failed or changed', () => {
    assert.deepEqual(inOrder(['a', 'b', 'c', 'd'], ['d', 'x', 'b']), ['d', 'b', 'a', 'c']);
  });

  it('has them first in jest as well', () => {
    /** @type {any} */
    const Order = require('./jest/test-order.cjs');
    const jestTest = (/** @type {string} */ name) => ({
      path: join(root, name),
      duration: 1,
      context: { config: { id: name, cacheDirectory: inRoot('node_modules/.cache') }, hasteFS: { getSize: () => 1 } },
    });
    const order = new Order({ contexts: [], globalConfig: {} });
    const durations = { 'a.test.ts': 1, 'b.test.ts': 2, 'c.test.ts': 3 };
    const names = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'new.test.ts'];
    const sorted = order.sortAfter(['b.test.ts'], durations, names.map(jestTest));
    assert.deepEqual(
      sorted.map((/** @type {{ path: string }} */ { path }) => relative(root, path)),
      ['b.test.ts', 'new.test.ts', 'c.test.ts', 'a.test.ts'],
    );
  });

  it('uses how long each file took in the last run that it passed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-durations-'));
    const path = durationsFile({ KONTOR_CACHE: folder });
    const ran = (/** @type {string} */ file, /** @type {number} */ ms, isFailed = false) => ({
      ...emptyOutcome('unit'),
      files: [{ file, ms, isFailed, skipped: 0 }],
    });
    try {
      rememberDurations(path, [ran('a', 5), ran('b', 7)]);
      rememberDurations(path, [ran('a', 6), ran('b', 1, true)]);
      assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), { a: 6, b: 7 });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('keeps what failed until it passes', () => {
    const ran = [
      { file: 'a', ms: 1, isFailed: true, skipped: 0 },
      { file: 'b', ms: 1, isFailed: false, skipped: 0 },
    ];
    assert.deepEqual(stillFailing(['b', 'c'], ran), ['a', 'c']);
  });
});

describe('a test file', () => {
  it('belongs to one suite', () => {
    assert.deepEqual(
      [
        'domain/src/a/a.test.ts',
        'services/a/src/a.int.test.ts',
        'domain/src/a/a.soak.test.ts',
        'tools/a/a.test.mjs',
        'deploy/a/a.int.test.mjs',
        'deploy/a/a.e2e.test.mjs',
        'deploy/a/a.drill.test.mjs',
        'tools/a/a.mjs',
      ].map(suiteOfFile),
      ['unit', 'integration', 'model', 'unit', 'integration', 'black-box', 'drill', undefined],
    );
  });

  it('imports files of the repository, also indirectly', () => {
    const imported = importedFiles('tools/test/first-tests.test.mjs');
    for (const path of ['tools/test/changed-files.mjs', 'deploy/local/command-line/run.mjs'])
      assert.ok(imported.has(path), path);
  });
});
