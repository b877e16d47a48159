import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowSuites, suites } from './choice.mjs';
import { select } from './selection.mjs';

const quick = suites.filter((suite) => !slowSuites.includes(suite));
/** @param {readonly string[]} changed */
const of = (changed) => select({ since: 'a commit', changed }, quick);

describe('what a change selects', () => {
  it('is little for a rule: the tests that import it, also in other packages, and one journey', async () => {
    const { files, leftOut } = await of(['domain/src/pricing/pricing.ts']);
    assert.deepEqual([...files.keys()], ['unit', 'browser']);
    for (const path of ['domain/src/pricing/pricing.test.ts', 'web-customer/src/pages/cart/cart-lines.test.ts'])
      assert.ok(files.get('unit')?.includes(path), path);
    assert.ok((files.get('unit')?.length ?? 0) < 30);
    assert.ok(leftOut.some((line) => /^integration: (\d+) of \1 test files$/.test(line)));
    assert.match(leftOut.at(-1) ?? '', /test:soak/);
  });

  it('are no engines for a file of the tools, but its test and those that import it', async () => {
    const { files } = await of(['tools/check/words.mjs']);
    assert.deepEqual([...files.keys()], ['unit']);
    assert.ok(![...files.values()].flat().some((path) => path.endsWith('.ts')));
    assert.ok(files.get('unit')?.includes('tools/check/words.test.mjs'));
  });

  it('are replays and the recording for a workflow, which they bundle without importing it', async () => {
    const { files } = await of(['workflows/src/identification-case/case-timer.workflow.ts']);
    assert.ok(files.get('unit')?.includes('workflows/src/identification-case/replay.test.ts'));
    assert.ok(files.get('integration')?.includes('workflows/src/identification-case/record-histories.int.test.ts'));
  });

  it('is a changed test itself, and what imports a file of the black-box tests', async () => {
    const { files } = await of(['tests/e2e/feedback.test.ts', 'tests/timelapse/chronicle.ts']);
    assert.deepEqual(files.get('browser'), ['tests/e2e/feedback.test.ts']);
    assert.ok(files.get('api')?.includes('tests/timelapse/chronicle.test.ts'));
  });

  it('is every unit and integration test for what all sources depend on', async () => {
    const { files, leftOut } = await of(['package-lock.json']);
    assert.ok((files.get('unit')?.length ?? 0) > 300);
    assert.ok(!leftOut.some((line) => line.startsWith('integration: ') && !/^integration: [1-9] of/.test(line)));
  });
});
