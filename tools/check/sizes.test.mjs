import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSizes } from './sizes.mjs';

const limits = { folderFiles: 2, fileLines: 3, dataTables: [] };
/** @param {string[]} paths */
const files = (...paths) => new Map(paths.map((path) => [path, 'a\nb\nc\n']));

describe('the size check', () => {
  it('accepts folders and files at their limit', () => {
    assert.deepEqual(checkSizes(files('a/1.ts', 'a/2.ts', 'b/1.ts'), limits), []);
  });

  it('refuses a folder with one file too many', () => {
    assert.deepEqual(checkSizes(files('a/1.ts', 'a/2.tsx', 'a/3.mjs'), limits), ['a: 3 source files, at most 2']);
  });

  it('does not count tests, test harnesses and other files', () => {
    assert.deepEqual(
      checkSizes(files('a/1.ts', 'a/2.ts', 'a/2.test.ts', 'a/testing/fake.ts', 'a/notes.md'), limits),
      [],
    );
  });

  it('refuses a file with one line too many', () => {
    assert.deepEqual(checkSizes(new Map([['a/1.ts', 'a\nb\nc\nd\n']]), limits), ['a/1.ts: 4 lines, at most 3']);
  });

  it('accepts a long table of data by name, and refuses the name when it is not needed', () => {
    const table = { ...limits, dataTables: ['a/table.ts'] };
    assert.deepEqual(checkSizes(new Map([['a/table.ts', 'a\nb\nc\nd']]), table), []);
    assert.equal(checkSizes(files('a/table.ts'), table).length, 1);
  });
});
