import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { isAllowed, checkLicences } from './licences.mjs';
import { directDependencies, packageName, readLocked, readManifests } from './manifests.mjs';
import { countForeignBuilds, differingPins, lockfileProblems, loosePins, scriptProblems } from './pins.mjs';
import { mostDependencies, readRows, reasonProblems, renderTable } from './reasons.mjs';

/** @param {Record<string, string>} dependencies */
const workspace = (dependencies, name = 'a') => ({
  workspace: name,
  dependencies,
  devDependencies: {},
  optionalDependencies: {},
  peerDependencies: {},
});
const integrity = 'sha512-x';

describe('pins', () => {
  it('are one exact version each', () => {
    assert.deepEqual(loosePins([workspace({ a: '1.2.3', b: '1.0.0-rc.1' })]), []);
    for (const loose of ['^1.2.3', '~1.2.3', '1.2', '*', 'latest', '>=1.0.0', 'file:../x', 'git+https://x/y.git'])
      assert.equal(loosePins([workspace({ a: loose })]).length, 1, loose);
  });

  it('are the same in every workspace', () => {
    assert.deepEqual(differingPins([workspace({ a: '1.0.0' }), workspace({ a: '1.0.0' }, 'b')]), []);
    assert.deepEqual(differingPins([workspace({ a: '1.0.0' }), workspace({ a: '1.0.1' }, 'b')]), [
      'a: 1.0.0 (a), 1.0.1 (b)',
    ]);
  });
});

describe('the lockfile', () => {
  it('has a checksum for every package', () => {
    const entry = { version: '1.0.0' };
    assert.equal(lockfileProblems({ 'node_modules/a': entry }).length, 1);
    assert.equal(lockfileProblems({ 'node_modules/a': { ...entry, integrity: 'sha1-x' } }).length, 1);
    assert.equal(lockfileProblems({ 'node_modules/a': { ...entry, integrity } }).length, 0);
    assert.equal(lockfileProblems({ 'node_modules/a': { integrity } }).length, 1);
    assert.equal(
      lockfileProblems({ domain: {}, 'node_modules/@kontor/domain': { resolved: 'domain', link: true } }).length,
      0,
    );
  });

  it('may have builds of other platforms without a checksum, but not those of the images', () => {
    const build = (/** @type {string} */ os, /** @type {string} */ cpu, libc = 'glibc') => ({
      'node_modules/a': { version: '1.0.0', optional: true, os: [os], cpu: [cpu], libc: [libc] },
    });
    assert.equal(lockfileProblems(build('win32', 'x64')).length, 0);
    assert.equal(countForeignBuilds(build('win32', 'x64')), 1);
    assert.equal(lockfileProblems(build('linux', 'x64')).length, 1);
    assert.equal(lockfileProblems(build('linux', 'arm64')).length, 1);
    assert.equal(lockfileProblems(build('linux', 's390x')).length, 0);
  });

  it('names the public registry or none', () => {
    const from = (/** @type {string} */ resolved) => ({ 'node_modules/a': { version: '1.0.0', integrity, resolved } });
    assert.equal(lockfileProblems(from('https://registry.npmjs.org/a/-/a-1.0.0.tgz')).length, 0);
    assert.equal(lockfileProblems(from('http://registry.npmjs.org/a/-/a-1.0.0.tgz')).length, 1);
    assert.equal(lockfileProblems(from('git+ssh://git@host/a.git')).length, 1);
  });

  it('has no undecided install script', () => {
    const packages = { 'node_modules/@x/a/node_modules/b': { version: '1.0.0', integrity, hasInstallScript: true } };
    assert.equal(scriptProblems(packages, {}).length, 1);
    assert.equal(scriptProblems(packages, { b: false }).length, 0);
    assert.equal(packageName('node_modules/@x/a'), '@x/a');
    assert.equal(packageName('services/portal'), undefined);
  });
});

describe('licences', () => {
  it('are allowed by their names', () => {
    for (const good of [
      'MIT',
      '(MIT OR GPL-3.0)',
      'Apache-2.0 AND MIT',
      '(Apache-2.0 AND BSD-3-Clause)',
      'MIT or MPL-2.0',
    ])
      assert.ok(isAllowed(good), good);
    for (const bad of ['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'UNLICENSED', 'none', 'SEE LICENSE IN X'])
      assert.ok(!isAllowed(bad), bad);
  });

  it('are refused without a decision, and when they changed after it', () => {
    const packages = readLocked();
    const as = (/** @type {string} */ path, /** @type {string} */ licence) =>
      checkLicences(packages, (at) => (at === path ? licence : 'MIT')).problems;
    assert.deepEqual(as('node_modules/express', 'GPL-3.0'), [
      'node_modules/express: licence "GPL-3.0" is not on the list',
    ]);
    assert.equal(as('node_modules/axe-core', 'MPL-2.0').length, 0);
    assert.equal(as('node_modules/axe-core', 'BUSL-1.1').length, 1);
    assert.ok(checkLicences({}, () => 'MIT').problems.every((problem) => problem.includes('not used any more')));
  });
});

describe('docs/dependencies.md', () => {
  const direct = new Map([['express', ['services/platform', 'services/portal']]]);
  const reason = 'HTTP routing, small and known to everybody.';
  const row = { name: 'express', workspaces: 'services/platform, services/portal', reason };

  it('has one reason for each direct package', () => {
    assert.deepEqual(reasonProblems(direct, [row]), []);
    assert.match(reasonProblems(direct, []).join(), /express is missing/);
    assert.match(reasonProblems(direct, [{ ...row, reason: 'needed' }]).join(), /no reason/);
    assert.match(reasonProblems(direct, [{ ...row, workspaces: 'tests' }]).join(), /is used by/);
    assert.match(reasonProblems(direct, [row, { ...row, name: 'left-pad' }]).join(), /left-pad is gone/);
  });

  it('is not longer than its limit', () => {
    const many = new Map(Array.from({ length: mostDependencies + 1 }, (_, index) => [`p${index}`, ['a']]));
    const rows = [...many.keys()].map((name) => ({ name, workspaces: 'a', reason }));
    assert.equal(reasonProblems(many, rows).length, 1);
  });

  it('is written and read in the same form', () => {
    assert.deepEqual(readRows(renderTable(direct, [row])), [row]);
    assert.deepEqual(readRows(renderTable(direct, [])), [{ ...row, reason: '' }]);
  });

  it('mentions only packages in use', () => {
    const rows = readRows(readFileSync(inRoot('docs/dependencies.md'), 'utf8'));
    assert.deepEqual(reasonProblems(directDependencies(readManifests()), rows), []);
  });
});
