import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { portTable } from '../../../deploy/local/stack/ports.mjs';
import { claimPortRow, portRow, rowSize } from './port-row.mjs';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'kontor-ports-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** Two folders whose rows are the same. */
function sameRow() {
  for (let index = 1; ; index += 1) if (portRow(`/b${index}`) === portRow('/a')) return ['/a', `/b${index}`];
}

describe('the row of ports', () => {
  it('is always the same for a checkout, below the ports of outgoing connections', () => {
    assert.equal(portRow('/a'), portRow('/a'));
    const rows = Array.from({ length: 1000 }, (_, index) => portRow(`/checkout-${index}`));
    assert.ok(Math.min(...rows) >= 20_000);
    assert.ok(Math.max(...rows) + rowSize <= 32_000);
    assert.ok(new Set(rows).size > 100);
    assert.ok(rows.every((row) => row % rowSize === 0));
  });

  it('has place for the stack of the run and for those that tests start beside it, 20 ports each', () => {
    assert.ok(portTable.length <= 20);
  });

  it('is the next one when another checkout of the same row runs', async () => {
    const [first = '', second = ''] = sameRow();
    const one = await claimPortRow({ cache, folder: first });
    const two = await claimPortRow({ cache, folder: second });
    assert.notEqual(one.base, two.base);
    one.release();
    assert.equal((await claimPortRow({ cache, folder: first })).base, one.base);
  });

  it('is the next one when somebody listens on one of its ports', async () => {
    const { base, release } = await claimPortRow({ cache, folder: '/a' });
    release();
    const server = createServer();
    await new Promise((resolve) => server.listen(base + 7, '127.0.0.1', () => resolve(undefined)));
    const moved = await claimPortRow({ cache, folder: '/a' });
    await new Promise((resolve) => server.close(resolve));
    assert.notEqual(moved.base, base);
  });
});
