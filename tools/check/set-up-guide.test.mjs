import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

/**
 * @param {string} file
 * @param {RegExp} pattern
 * @returns {(string | undefined)[]}
 */
const all = (file, pattern) => [...readFileSync(inRoot(file), 'utf8').matchAll(pattern)].map(([, found]) => found);

it('the soak sets a bank up by the steps of the guide, in their order', () => {
  const headings = all('docs/set-up-a-bank.md', /^## (.+)$/gm);
  const steps = all('tests/bank/set-up-a-bank.test.ts', /^ +(?:test\(\n +|test\()'([^']+)',/gm);
  assert.ok(steps.length > 10);
  assert.deepEqual(
    headings,
    steps.map((name, index) => `${index + 1}. ${name}`),
  );
});
