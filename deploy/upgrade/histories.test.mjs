import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { inRoot } from '../local/command-line/paths.mjs';
import { mustRun } from '../local/command-line/run.mjs';

const folder = 'workflows/src/identification-case/histories';
/** @type {{ commit: string }} */
const { commit } = JSON.parse(readFileSync(inRoot('deploy/upgrade/frozen.json'), 'utf8'));

/** The name that git gives to a file's content. @param {Buffer} content */
const blobOf = (content) => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

it('every history of the last release is still replayed as it was recorded', async () => {
  const { stdout } = await mustRun('git', ['ls-tree', commit, `${folder}/`], {
    what: `Reading the histories of ${commit}`,
  });
  const released = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [, , blob = '', path = ''] = line.split(/\s/);
      return { blob, path };
    });
  const present = new Set(readdirSync(inRoot(folder)).map((file) => blobOf(readFileSync(join(inRoot(folder), file)))));
  assert.ok(released.length > 40);
  assert.deepEqual(
    released.filter(({ blob }) => !present.has(blob)).map(({ path }) => path),
    [],
  );
});
