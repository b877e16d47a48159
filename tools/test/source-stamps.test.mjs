import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fingerprint } from '../../deploy/local/build/build-steps.mjs';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { importClosure } from './import-closure.fixture.mjs';
import { passedBefore, readStamps, rememberPassed, stampOf } from './source-stamps.mjs';
import { commonSources, testsBySource } from './tests-by-source.mjs';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'kontor-stamps-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const rows = Object.entries(testsBySource);
const test = 'domain/src/case/case-model.test.ts';

/** @type {(more?: Partial<import('./outcome.mjs').RanFile>) => import('./outcome.mjs').Outcome[]} */
const ran = (more = {}) => [
  {
    suite: 'unit',
    passed: 1,
    failed: 0,
    skips: [],
    failures: [],
    files: [{ file: test, ms: 1, isFailed: false, skipped: 0, ...more }],
  },
];

describe('the table of tests by source', () => {
  it('names files and folders that exist', () => {
    const named = rows.flatMap(([file, { sources, reads = [] }]) => [file, ...sources, ...reads]);
    assert.deepEqual(
      [...named, ...commonSources].filter((path) => !existsSync(inRoot(path))),
      [],
    );
  });

  it('has the folders of all that a test imports or bundles', () => {
    for (const [file, { sources, reads = [] }] of rows) {
      const closure = importClosure([file, ...reads]);
      assert.ok(closure.length > 30, file);
      assert.deepEqual(
        closure.filter((path) => !sources.some((folder) => path.startsWith(`${folder}/`))),
        [],
        file,
      );
    }
  });
});

describe('a test file of the table', () => {
  it('is left out once it passed, until its sources change', () => {
    const stamps = readStamps();
    assert.deepEqual(passedBefore(cache, stamps), []);
    rememberPassed(cache, stamps, ran());
    assert.deepEqual(passedBefore(cache, stamps), [test]);
    assert.deepEqual(passedBefore(cache, new Map([[test, 'other sources']])), []);
  });

  it('is not left out when it failed, was skipped or changed while it ran', () => {
    rememberPassed(cache, readStamps(), ran({ isFailed: true }));
    rememberPassed(cache, readStamps(), ran({ skipped: 1 }));
    rememberPassed(cache, new Map([[test, 'sources of before']]), ran());
    assert.deepEqual(passedBefore(cache, readStamps()), []);
    assert.deepEqual(passedBefore(cache, new Map([[test, 'sources of before']])), []);
  });

  it('has a stamp of its own for the same sources', () => {
    assert.notEqual(stampOf(test), stampOf('domain/src/case/case-properties.test.ts'));
    assert.equal(stampOf(test), stampOf(test));
  });

  it('has another one when a test file among its sources changes', () => {
    const folder = relative(root, cache);
    const of = () => [true, false].map((withTests) => fingerprint([folder], { withTests }));
    writeFileSync(join(cache, 'a.test.ts'), '1');
    const [before = '', built = ''] = of();
    writeFileSync(join(cache, 'a.test.ts'), '2');
    assert.notEqual(of()[0], before);
    assert.equal(of()[1], built);
  });
});
