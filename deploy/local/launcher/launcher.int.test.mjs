import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { obtainNode } from '../../engines/node.mjs';
import { environment } from '../command-line/environment.mjs';
import { inRoot } from '../command-line/paths.mjs';
import { run } from '../command-line/run.mjs';

/** The launcher on the oldest supported Node, as npm would start it. */

const launcher = inRoot('deploy/local/launch.mjs');
const lock = inRoot('deploy/local/supervisor/lock.mjs');

let oldest = '';
let pinned = '';
let folder = '';
before(async () => {
  oldest = await obtainNode(environment, {
    node: { version: '20.19.0', folder: inRoot('deploy/engines/testing/oldest-node') },
  });
  pinned = await obtainNode(environment);
  folder = mkdtempSync(join(tmpdir(), 'kontor-launcher-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {string} code
 */
function program(name, code) {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, code);
  return path;
}

/** Starts a program that waits, and resolves when it has printed its first line. @param {string} path */
async function start(path) {
  const child = spawn(oldest, [launcher, path, folder], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, line: String(line).trim() };
}

/** @param {number} pid */
async function untilGone(pid) {
  while (existsSync(`/proc/${pid}`)) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the launcher on Node 20.19', () => {
  it('runs the program on Node 24, which comes first on PATH', async () => {
    const path = program(
      'show',
      `import { execSync } from 'node:child_process';
       const onPath = execSync('node -p process.execPath', { encoding: 'utf8' }).trim();
       console.log(JSON.stringify({ args: process.argv.slice(2), execPath: process.execPath, onPath, version: process.version }));`,
    );
    const { code, stdout } = await run(oldest, [launcher, path, 'a', '--b=c d']);
    assert.equal(code, 0);
    const node = { execPath: pinned, onPath: pinned, version: 'v24.21.0' };
    assert.deepEqual(JSON.parse(stdout), { args: ['a', '--b=c d'], ...node });
  });

  it('exits with the exit status of the program', async () => {
    assert.equal((await run(oldest, [launcher, program('seven', 'process.exit(7)')])).code, 7);
    assert.equal((await run(oldest, [launcher, inRoot('deploy/local/build.mjs'), '--nonsense'])).code, 1);
  });

  it('exits by the signal that ended the program', async () => {
    const { child } = await start(program('sleep', `console.log('ready'); setInterval(() => undefined, 1000);`));
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [null, 'SIGTERM']);
  });

  it('forwards signals and waits for the program', async () => {
    const path = program(
      'stop',
      `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
         process.on(signal, () => setTimeout(() => process.exit(signal.length), 300));
       console.log('ready');
       setInterval(() => undefined, 1000);`,
    );
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      const { child } = await start(path);
      child.kill(signal);
      assert.deepEqual(await once(child, 'exit'), [signal.length, null]);
    }
  });

  it('leaves the lock to the program', async () => {
    const path = program(
      'lock',
      `import { acquireLock } from '${lock}';
       const release = acquireLock(process.argv[2]);
       process.on('SIGTERM', () => { release(); process.exit(0); });
       console.log(process.pid);
       setInterval(() => undefined, 1000);`,
    );
    const { child, line } = await start(path);
    const { pid } = JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'));
    assert.equal(pid, Number(line));
    assert.notEqual(pid, child.pid);
    child.kill('SIGTERM');
    await once(child, 'exit');
    assert.ok(!existsSync(join(folder, 'lock.json')));
  });

  it('ends the program when it is killed', async () => {
    const path = program(
      'listen',
      `import { listenForInterrupt } from '${inRoot('deploy/local/command-line/interruption.mjs')}';
       const keep = setInterval(() => undefined, 1000);
       listenForInterrupt().received.then(() => clearInterval(keep));
       console.log(process.pid);`,
    );
    const { child, line } = await start(path);
    child.kill('SIGKILL');
    await untilGone(Number(line));
  });
});

describe('code that runs before Node 24 is found', () => {
  const tests = [
    'deploy/engines/node.test.mjs',
    'deploy/engines/find.test.mjs',
    'deploy/local/install/install.test.mjs',
  ];
  for (const test of tests) {
    it(`works on Node 20.19: ${test}`, async () => {
      const env = Object.fromEntries(Object.entries(environment).filter(([name]) => name !== 'NODE_TEST_CONTEXT'));
      const { code, output } = await run(oldest, [inRoot(test)], {
        env: { ...env, PATH: `${dirname(oldest)}:${env.PATH}` },
      });
      assert.equal(code, 0, output);
    });
  }
});
