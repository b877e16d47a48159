import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isInstalled } from './install.mjs';

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
