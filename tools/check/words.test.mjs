import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createWordSearch } from './words.mjs';

const vocabulary = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));

/** @param {string} text */
const wordsIn = (text, path = 'domain/src/case/example.ts') =>
  createWordSearch(vocabulary)(path, text).map(({ word }) => word);

describe('the vocabulary check', () => {
  for (const { not, files } of vocabulary.words) {
    const path = ['domain/src/case', 'workflows/src', 'tools/check'].find((folder) =>
      new RegExp(files ?? '', 'u').test(`${folder}/a.ts`),
    );
    for (const word of not.split('|')) {
      const camel = word.replaceAll(/ (\w)/g, (/** @type {string} */ _all, /** @type {string} */ first) =>
        first.toUpperCase(),
      );
      it(`refuses "${word}" in a comment, an identifier and a file name`, () => {
        assert.deepEqual(wordsIn(`// this is a ${word} of it`, `${path}/a.ts`), [word]);
        assert.deepEqual(wordsIn(`const ${camel}Count = 1;`, `${path}/a.ts`), [word]);
        assert.deepEqual(wordsIn('', `${path}/${word.replaceAll(' ', '-')}-list.ts`), [word]);
      });
    }
  }

  it('accepts a part of a longer word', () => {
    assert.deepEqual(wordsIn('const display = string; // boardroom, benchmark, doorway, staged'), []);
  });

  it('accepts an exception only in its phrase and its files', () => {
    const search = createWordSearch({
      words: [{ not: 'letter', but: 'message' }],
      exceptions: [{ phrase: 'dead.?letter', files: '^services/', because: 'a term of messaging' }],
    });
    assert.equal(search('services/a.ts', 'deadLetter and a dead letter').length, 0);
    assert.equal(search('services/a.ts', 'a dead letter and a letter').length, 1);
    assert.equal(search('domain/a.ts', 'a dead letter').length, 1);
  });

  it('reports the line and the plain word', () => {
    const [hit] = createWordSearch(vocabulary)('a.ts', 'const a = 1;\nconst door = 2;');
    assert.equal(hit?.line, 2);
    assert.equal(hit?.but, 'gateway, port');
  });
});
