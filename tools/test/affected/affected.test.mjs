import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { paths } from './affected-paths.mjs';
import { concepts } from './affected-suites.mjs';
import { affectedTests, beginning, conceptOf } from './affected.mjs';
import { allFiles } from '../changed-files.mjs';
import { suiteOfFile } from '../test-files.mjs';

const files = await allFiles();
const tests = files.filter((path) => suiteOfFile(path) !== undefined);
const sources = files.filter((path) => !path.startsWith('tests/') && !path.includes('/gen/'));
const conceptFolders = new Map(
  sources.flatMap((path) => {
    const concept = conceptOf(path);
    return concept === undefined ? [] : [[concept.folder, concept.name]];
  }),
);
/** Folders of a package without concepts: those directly below it. */
const plainFolders = new Set(
  sources.filter((path) => /^(deploy|docs|tools)\/[^/]+\//.test(path)).map((path) => path.split('/', 2).join('/')),
);

describe('the table of affected suites', () => {
  it('has a row for every folder', () => {
    const known = new Set([...Object.keys(paths), ...Object.keys(concepts)]);
    const missing = [...conceptFolders].filter(([folder, name]) => !known.has(folder) && !known.has(name));
    assert.deepEqual(missing, []);
    assert.deepEqual(
      [...plainFolders].filter((folder) => !known.has(folder)),
      [],
    );
    const packages = new Set(
      files.filter((path) => /^[a-z][^/]*\//.test(path)).map((path) => path.split('/')[0] ?? ''),
    );
    const covered = (/** @type {string} */ name) => known.has(name) || ['deploy', 'docs', 'tools'].includes(name);
    assert.deepEqual(
      [...packages].filter((name) => !covered(name)),
      [],
    );
  });

  it('has no row of a folder or file that is gone', () => {
    const names = new Set(conceptFolders.values());
    assert.deepEqual(
      Object.keys(concepts).filter((name) => !names.has(name)),
      [],
    );
    assert.deepEqual(
      Object.keys(paths).filter((named) => !files.some((path) => path === named || path.startsWith(`${named}/`))),
      [],
    );
  });

  it('names tests that exist, and every test of the running system at least once', () => {
    const named = new Set([...Object.values(paths), ...Object.values(concepts)].flat().map(beginning));
    assert.deepEqual(
      [...named].filter((start) => !tests.some((test) => test.startsWith(start))),
      [],
    );
    const quick = tests.filter((test) => ['black-box', 'api', 'browser'].includes(suiteOfFile(test) ?? ''));
    assert.ok(quick.length > 30);
    assert.deepEqual(
      quick.filter((test) => ![...named].some((start) => test.startsWith(start))),
      [],
    );
  });
});

describe('the affected tests', () => {
  const of = (/** @type {string} */ path) => affectedTests([path], tests);

  it('are those of the concept, in whatever package', () => {
    for (const path of ['domain/src/follow-up/follow-up.ts', 'services/portal/api/src/follow-up/x.schema.ts'])
      assert.ok(of(path).includes('tests/e2e/back-office-follow-up.test.ts'), path);
    assert.deepEqual(of('domain/src/pricing/pricing.ts'), ['tests/e2e/customer-pages.test.ts']);
    assert.ok(of('web-customer/src/pages/pricing/x.tsx').includes('tests/e2e/customer-pages.test.ts'));
  });

  it('are those of the folder where it has an own row, and of the folders above', () => {
    const ofPage = of('web-customer/src/pages/case/x.tsx');
    assert.ok(ofPage.includes('tests/e2e/status-page.test.ts'));
    assert.ok(ofPage.includes('tests/e2e/first-pages.test.ts'));
    assert.ok(!ofPage.includes('tests/api/hold.test.ts'));
    assert.ok(of('domain/src/case/case-table.ts').includes('tests/api/hold.test.ts'));
    assert.deepEqual(of('docs/sandbox.md'), ['tests/api/every-status.test.ts']);
    assert.ok(of('workflows/src/worker.ts').some((test) => test.startsWith('tools/persisted-names/')));
  });
});
