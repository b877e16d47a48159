import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from '../../deploy/local/command-line/run.mjs';
import { Bail } from './bail.mjs';
import { runNodeTests } from './node-test-runner.mjs';
import { emptyOutcome, failedOutcome } from './outcome.mjs';

describe('a run that ends at the first failure', () => {
  it('ends what runs beside the failing suite, which then counts as neither passed nor failed', async () => {
    const bail = new Bail(true);
    const passed = { ...emptyOutcome('unit'), passed: 3 };
    assert.equal(bail.note(passed), passed);
    const beside = run(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const failed = failedOutcome('check', 'is red');
    assert.equal(bail.note(failed), failed);
    assert.equal(bail.isDue, true);
    assert.notEqual((await beside).code, 0);
    const ended = { ...failedOutcome('browser', 'was ended'), passed: 2 };
    assert.deepEqual(bail.note(ended), { ...emptyOutcome('browser'), passed: 2 });
  });

  it('starts nothing more once somebody has ended it', async () => {
    const bail = new Bail(false);
    bail.end();
    const options = { env: {}, bail: false, limitMs: 60_000, isOver: () => bail.isDue };
    assert.equal((await runNodeTests('unit', ['tools/test/choice.test.mjs'], options)).files?.length, 0);
    const ended = { ...failedOutcome('unit', 'was ended'), passed: 1 };
    assert.deepEqual(bail.note(ended), { ...emptyOutcome('unit'), passed: 1 });
  });

  it('is only ended when that is wanted', () => {
    const bail = new Bail(false);
    const failed = failedOutcome('check', 'is red');
    assert.equal(bail.note(failed), failed);
    assert.equal(bail.isDue, false);
    assert.equal(bail.note(failed), failed);
  });
});
