import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseChoice } from './choice.mjs';

describe('what the benchmark is asked for', () => {
  const wanted = /** @type {const} */ ([
    [[], { kind: 'figures', quick: false, only: [] }],
    [['--quick', '--only', 'order', '--only', 'cost'], { kind: 'figures', quick: true, only: ['order', 'cost'] }],
    [['--profile'], { kind: 'profile', quick: false, only: [] }],
    [['--profile', '--quick'], { kind: 'profile', quick: true, only: [] }],
    [['--against', 'abc'], { kind: 'against', quick: false, only: [], commit: 'abc' }],
    [['--only', 'order', '--against', 'main~1'], { kind: 'against', quick: false, only: ['order'], commit: 'main~1' }],
  ]);
  for (const [args, choice] of wanted)
    it(`is understood: ${args.join(' ')}`, () => assert.deepEqual(parseChoice(args), choice));

  const refused = /** @type {const} */ ([
    [['--only'], /--only needs the name of a figure/],
    [['--against'], /--against needs a commit/],
    [['--against', '--quick'], /--against needs a commit/],
    [['order'], /"order" belongs to no option/],
    [['--against', 'a', '--against', 'b'], /one commit/],
    [['--profile', '--against', 'a'], /two commands/],
    [['--profile', '--only', 'order'], /all of it/],
  ]);
  for (const [args, message] of refused)
    it(`is refused: ${args.join(' ')}`, () => assert.throws(() => parseChoice(args), message));
});
