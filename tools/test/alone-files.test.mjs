import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

/** What counts for every test: a restarted process, and a fault mode, a setting or a connection of all cases. */
const disturbs = /support\/supervisor|timelapse\/main|setFault\(|storeSetting\(|storeConnection\(|storeFourEyes\(/;

/** @type {(name: string, text: string) => boolean} */
const isMisnamed = (name, text) => disturbs.test(text) && !name.endsWith('.alone.test.ts');

/** @type {(folder: string) => { name: string, text: string }[]} */
const testsIn = (folder) =>
  readdirSync(inRoot(folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(inRoot(`${folder}/${name}`), 'utf8') }));

describe('tests that must run alone', () => {
  it('are named *.alone.test.ts', () => {
    const tests = ['tests/api', 'tests/e2e'].flatMap(testsIn);
    assert.ok(tests.length > 40);
    assert.deepEqual(
      tests.filter(({ name, text }) => isMisnamed(name, text)).map(({ name }) => name),
      [],
    );
  });

  it('a file that is not so named and restarts a process is found', () => {
    const text = "import { supervisor } from '../support/supervisor.js';";
    assert.deepEqual(
      ['a.test.ts', 'a.alone.test.ts'].map((name) => isMisnamed(name, text)),
      [true, false],
    );
  });
});
