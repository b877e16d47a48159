import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInstalled } from './install.mjs';

describe('an installation', () => {
  const wanted = {
    '': {},
    domain: {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };

  it('is complete when it matches the lockfile, without the packages of other platforms', () => {
    assert.ok(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } }));
  });

  it('is incomplete when a package is missing, of another version, or not in the lockfile', () => {
    assert.ok(!isInstalled(wanted, {}));
    assert.ok(!isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } }));
    assert.ok(!isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } }));
  });
});
