import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { checks } from './check-steps.mjs';

const workspaces = /** @type {string[]} */ (createRequire(import.meta.url)('../../package.json').workspaces);
const folders = [...new Set(workspaces.map((path) => path.split('/')[0] ?? ''))];

/** A copy of the sources. */
const copy = mkdtempSync(join(tmpdir(), 'kontor-unused-'));

/** @param {string} folder whose libraries are linked; the packages themselves are those of the copy */
function linkLibraries(folder) {
  const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')];
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name === '@kontor') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
}

/**
 * @param {string} name of a check
 * @returns {string} what it prints
 */
function outputOf(name) {
  const { args = [] } = checks.find((check) => check.name === name) ?? {};
  const { stdout, stderr } = spawnSync(inRoot('node_modules/.bin/knip'), [...args], { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

describe('the checks for unused code', () => {
  before(() => {
    const isSource = (/** @type {string} */ path) => !/\/(node_modules|dist|histories|\.kontor[^/]*)$/.test(path);
    for (const folder of folders) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
    for (const file of readdirSync(root).filter((one) => /\.(mjs|json)$/.test(one)))
      cpSync(join(root, file), join(copy, file));
    for (const folder of ['.', ...workspaces]) linkLibraries(folder);
    writeFileSync(join(copy, 'web-admin/src/ui/forgotten.ts'), 'export const forgotten = 1;\n');
    writeFileSync(join(copy, 'web-admin/src/ui/tested.ts'), 'export const onlyTested = 1;\n');
    writeFileSync(
      join(copy, 'web-admin/src/ui/tested.test.ts'),
      "import { onlyTested } from './tested.js';\nit('is one', () => expect(onlyTested).toBe(1));\n",
    );
  });
  after(() => rmSync(copy, { recursive: true, force: true }));

  it('find a file that nothing imports, and nothing else', () => {
    const output = outputOf('unused');
    assert.match(output, /web-admin\/src\/ui\/forgotten\.ts/);
    assert.doesNotMatch(output, /tested/);
    assert.equal(output.match(/\.tsx?\b/g)?.length, 1, output);
  });

  it('find code that only tests reach', () => {
    const output = outputOf('unused in production');
    assert.match(output, /web-admin\/src\/ui\/tested\.ts/);
    assert.equal(new Set(output.match(/[\w./-]+\.tsx?\b/g)).size, 2, output);
  });
});
