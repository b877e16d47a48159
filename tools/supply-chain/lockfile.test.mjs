import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { complete, leftOut } from './lockfile.mjs';

describe('the lockfile', () => {
  it('has the packages of every platform, or npm ci refuses it (node tools/supply-chain/complete-lockfile.mjs)', () => {
    assert.deepEqual(leftOut(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages), []);
  });

  it('is completed from the package.json of the dependent packages', () => {
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
