import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isInstalled } from './install.mjs';
import { complete, leftOut } from './lockfile.mjs';
import { inRoot } from './paths.mjs';

describe('what is installed', () => {
  const wanted = {
    '': {},
    domain: {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };

  it('is enough when it is what the lockfile wants, without the packages of other platforms', () => {
    assert.ok(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } }));
  });

  it('is not when a package is missing, of another version, or too many', () => {
    assert.ok(!isInstalled(wanted, {}));
    assert.ok(!isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } }));
    assert.ok(!isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } }));
  });
});

describe('the lockfile', () => {
  it('knows the packages of every platform, or npm ci refuses it (node deploy/local/complete-lockfile.mjs)', () => {
    assert.deepEqual(leftOut(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages), []);
  });

  it('is completed from what the packages say themselves', () => {
    const packages = {
      'node_modules/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: { 'tool-linux-arm64-musl': '1.2.3', 'tool-win32-x64-msvc': '1.2.3' },
      },
      'node_modules/tool-win32-x64-msvc': { version: '1.2.3' },
    };
    assert.deepEqual(complete(packages)['node_modules/tool-linux-arm64-musl'], {
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    assert.deepEqual(leftOut(complete(packages)), []);
  });
});
