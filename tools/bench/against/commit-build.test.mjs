import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { environmentOf, scriptOf } from '../stack/started-stack.mjs';
import { refuseUnknownFigures } from './against.mjs';
import { nodeOf, resolveCommit } from './commit-build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kontor-commit-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {object} manifest
 * @param {readonly string[]} [files]
 */
function checkout(name, manifest, files = []) {
  const path = join(folder, name);
  for (const file of ['package.json', ...files]) {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), file === 'package.json' ? JSON.stringify(manifest) : '');
  }
  return path;
}

describe('the build of another commit', () => {
  it('is of a commit that exists', async () => {
    assert.match(await resolveCommit('HEAD'), /^[0-9a-f]{40}$/);
    await assert.rejects(resolveCommit('no-such-commit'), /There is no commit "no-such-commit"/);
    await assert.rejects(resolveCommit('--help'), /There is no commit "--help"/);
  });

  it('starts as its package.json says', () => {
    const scripts = { start: 'node deploy/local/start.mjs', build: 'vite build' };
    const path = checkout('scripts', { scripts });
    assert.deepEqual(scriptOf(path, 'start'), ['deploy/local/start.mjs']);
    assert.throws(() => scriptOf(path, 'build'), /npm run build of .* is no program of Node/);
    assert.throws(() => scriptOf(path, 'stop'), /npm run stop/);
  });

  it('runs on the Node that it names, from the cache', () => {
    const old = { engines: { node: '>=20.19' } };
    const cache = join(folder, 'cache');
    const inCache = join(cache, 'node-20.19.0-linux-x64-abc/bin/node');
    const path = checkout('old', old);
    assert.throws(() => nodeOf(path, { KONTOR_CACHE: cache }), /That commit ran on Node 20[^]*KONTOR_AGAINST_NODE/);
    mkdirSync(join(inCache, '..'), { recursive: true });
    writeFileSync(inCache, '');
    assert.equal(nodeOf(path, { KONTOR_CACHE: cache }), inCache);
    assert.equal(nodeOf(path, { KONTOR_CACHE: cache, KONTOR_AGAINST_NODE: process.execPath }), process.execPath);
    assert.throws(() => nodeOf(path, { KONTOR_AGAINST_NODE: '/no/node' }), /is not a program/);
  });

  it('runs on this Node when it wants it, or finds its own', () => {
    assert.equal(nodeOf(checkout('new', { engines: { node: '>=24' } }), {}), process.execPath);
    assert.equal(nodeOf(checkout('any', {}), {}), process.execPath);
    const finds = checkout('finds', { engines: { node: '>=20' } }, ['deploy/local/launch.mjs']);
    assert.equal(nodeOf(finds, {}), process.execPath);
  });

  it('gets ports, a data folder and wide limits', () => {
    const env = environmentOf({ base: 33_000, data: '/data' });
    assert.equal(env.KONTOR_URL, 'http://127.0.0.1:33000');
    assert.equal(env.SANDBOX_URL, 'http://127.0.0.1:33002');
    assert.deepEqual([env.KONTOR_DATA, env.KONTOR_PORT_BASE, env.RATE_LIMIT_FACTOR], ['/data', '33000', '1000']);
  });

  it('is compared by figures that exist', () => {
    refuseUnknownFigures([]);
    refuseUnknownFigures(['order', 'new-cases', 'memory', 'start']);
    assert.throws(() => refuseUnknownFigures(['order', 'autosave']), /--against has no figure "autosave"/);
  });
});
