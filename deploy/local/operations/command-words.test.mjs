import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCommandWords } from './command-words.mjs';

describe('the words of npm run ops', () => {
  it('ask for the help of all commands, in both spellings', () => {
    for (const words of [[], ['--help'], ['-h']]) assert.equal(readCommandWords(words).showsAll, true);
    assert.equal(readCommandWords(['verify-log', '']).showsAll, false);
    assert.equal(readCommandWords(['rotate-key', '-h']).asksForHelp, true);
  });

  it('keep an empty one in its place', () => {
    assert.deepEqual(readCommandWords(['retire-key', 'MASTER_KEY', '--reason', '']), {
      rotation: 'retire-key',
      rest: ['MASTER_KEY', '--reason', ''],
      asksForHelp: false,
      showsAll: false,
    });
  });
});
