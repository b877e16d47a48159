import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { processTree, signalAll } from '../../../deploy/local/command-line/process-tree.mjs';
import { atRest, between, clocks, processorMs, summed } from './processor-time.mjs';

describe('processor time', () => {
  it('has user and system time of a process and of its children that have ended', () => {
    const name = '(a name) of) 3 words)';
    assert.equal(processorMs(`42 ${name} S 1 42 42 0 -1 4194560 9 9 9 9 100 20 3 4 20 0 11 0 77`), 1270);
  });

  it('is that of the stack without what is outside of the bank', () => {
    const before = new Map([
      ['portal', 100],
      ['sandbox', 50],
    ]);
    const after = new Map([
      ['portal', 180],
      ['mongo', 40],
      ['sandbox', 90],
    ]);
    assert.deepEqual(summed(between(before, after)), { stack: 120, apart: { sandbox: 40 } });
  });

  it('counts what a process has below it', { skip: process.platform !== 'linux' }, async () => {
    const busy = "while (process.cpuUsage().user < 300_000); process.stdout.write('done'); setInterval(() => 0, 1000)";
    const child = spawn('sh', ['-c', `"${process.execPath}" -e "${busy}"; true`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(child.stdout, 'data');
      const running = [{ name: 'shell', pid: child.pid ?? 0 }];
      const { stack } = summed(clocks(running));
      assert.ok(stack >= 290, `${stack} ms`);
      assert.ok((await atRest(running)) > 0);
    } finally {
      signalAll(processTree(child.pid ?? 0), 'SIGKILL');
    }
  });
});
