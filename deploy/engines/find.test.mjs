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
import { UserError } from '../local/command-line/user-error.mjs';
import { environment } from '../local/command-line/environment.mjs';
import { isAtLeast } from '../local/command-line/version.mjs';
import { find } from './find.mjs';
import { requireTool } from './tools.mjs';

let base = '';
let made = 0;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'kontor-find-'));
  made = 0;
  writeFileSync(join(base, 'recipe'), 'one');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/**
 * @param {string} folder
 * @param {string} version
 */
function program(folder, version) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'engine');
  writeFileSync(path, `#!/bin/sh\necho "engine version ${version}"\n`);
  chmodSync(path, 0o755);
  return path;
}

/** @param {Partial<import('./find.mjs').Recipe>} [recipe] */
const sought = (recipe = {}) => ({
  title: 'Engine',
  binary: { variable: 'ENGINE_BIN', names: ['engine'] },
  version: { args: ['--version'], pattern: /version (\d+\.\d+\.\d+)/, atLeast: '2.0.0' },
  fromCache: 'engine',
  recipe: {
    name: 'engine',
    version: '2.1.0',
    files: [join(base, 'recipe')],
    title: 'Making the engine',
    make: async (/** @type {string} */ draft) => {
      made += 1;
      program(draft, '2.1.0');
    },
    ...recipe,
  },
});

/** @param {Record<string, string>} [more] */
const env = (more = {}) => ({ PATH: environment.PATH ?? '', KONTOR_CACHE: join(base, 'cache'), ...more });

describe('finding an engine', () => {
  it('uses the one that the environment names first', async () => {
    const path = program(join(base, 'named'), '2.5.0');
    const found = await find(sought(), env({ ENGINE_BIN: path, PATH: `${join(base, 'bin')}:${environment.PATH}` }));
    assert.deepEqual(found, { by: 'binary', path, version: '2.5.0' });
  });

  it('refuses a named one that is missing or too old', async () => {
    await assert.rejects(find(sought(), env({ ENGINE_BIN: '/not/there' })), /ENGINE_BIN=\/not\/there is not a program/);
    const old = program(join(base, 'old'), '1.9.9');
    await assert.rejects(find(sought(), env({ ENGINE_BIN: old })), /needed is 2\.0\.0 or newer/);
  });

  it('uses one on PATH, but skips an old one', async () => {
    const path = program(join(base, 'bin'), '2.0.0');
    assert.equal((await find(sought(), env({ PATH: `${join(base, 'bin')}:${environment.PATH}` }))).path, path);
    program(join(base, 'bin'), '1.0.0');
    assert.equal((await find(sought(), env({ PATH: `${join(base, 'bin')}:${environment.PATH}` }))).by, 'cache');
  });

  it('makes it once, and uses the cache after that', async () => {
    await find(sought(), env());
    await find(sought(), env());
    assert.equal(made, 1);
    writeFileSync(join(base, 'recipe'), 'two');
    await find(sought(), env());
    assert.equal(made, 2);
  });

  it('makes it anew when a byte of it changed', async () => {
    const { path } = await find(sought(), env());
    writeFileSync(path, `${readFileSync(path, 'utf8')}# touched`);
    await find(sought(), env());
    assert.equal(made, 2);
    assert.doesNotMatch(readFileSync(path, 'utf8'), /touched/);
  });

  it('leaves no incomplete folder', async () => {
    const broken = sought({
      make: async (draft) => {
        program(draft, '2.1.0');
        throw new UserError('the network broke off');
      },
    });
    await assert.rejects(find(broken, env()), /the network broke off/);
    assert.deepEqual(readdirSync(join(base, 'cache')), []);
    assert.ok(existsSync((await find(sought(), env())).path));
  });
});

describe('tools', () => {
  it('that are missing are named with what needs them and the alternatives', async () => {
    const need = {
      command: 'no-such-tool',
      tool: 'Mill',
      neededBy: 'the engine',
      versionArgs: [],
      versionPattern: /x/,
      atLeast: '3',
      alternatives: ['or set ENGINE_BIN'],
    };
    await assert.rejects(
      requireTool(need),
      /Mill is missing: the engine needs[^]*install Mill 3 or newer[^]*or set ENGINE_BIN/,
    );
  });

  it('compares versions by number', () => {
    assert.ok(isAtLeast('1.26.8', '1.21'));
    assert.ok(isAtLeast('2.10.0', '2.9.9'));
    assert.ok(isAtLeast('8.0', '8.0'));
    assert.ok(!isAtLeast('1.9', '1.10'));
  });
});
