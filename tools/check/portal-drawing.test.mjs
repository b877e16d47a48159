import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { misplacedConcepts } from './portal-folders.mjs';
import { portalParts } from './portal-layers.mjs';

const folder = inRoot('services/portal/src');
const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
const drawing = /```mermaid\n([^]*?)```/.exec(page)?.[1] ?? '';

/** Parts that the files of a part import. */
function imports() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!testing\/|.*\/testing\/|.*[.]test[.]).*[.]ts$/.test(file),
  );
  const found = new Map(portalParts.map(({ part }) => [part, new Set()]));
  for (const file of files) {
    const [part = ''] = file.split('/');
    for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)) {
      const [imported = ''] = posix.join(posix.dirname(file), path).split('/');
      if (imported !== part) found.get(part)?.add(imported);
    }
  }
  return found;
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} direct
 * @param {string} part
 * @returns {Set<string>} what it imports, and what those import
 */
function reached(direct, part) {
  const all = new Set(direct.get(part));
  for (const one of all) for (const next of direct.get(one) ?? []) all.add(next);
  return all;
}

describe('the drawing of the portal', () => {
  it('has a box for each part, with its concepts in their layers', () => {
    const boxes = [...drawing.matchAll(/^ {2}(\w+)\["<b>(\w+)<\/b><br\/>(.+)"\]$/gm)].map(
      ([, id, part, lines = '']) => ({
        parts: [id, part],
        layers: lines.split('<br/>').map((line) => line.split(', ')),
      }),
    );
    assert.deepEqual(
      boxes,
      portalParts.map(({ part, layers }) => ({ parts: [part, part], layers })),
    );
  });

  it('says of each part what the order of the parts says', () => {
    const lines = [...page.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, part, purpose]) => ({ part, purpose }));
    assert.deepEqual(
      lines,
      portalParts.map(({ part, purpose }) => ({ part, purpose })),
    );
  });

  it('has every folder of the portal, and no other', () => {
    assert.ok(portalParts.length <= 8);
    assert.deepEqual(misplacedConcepts(folder, portalParts), []);
  });

  it('leads from each part to what it imports, without detours', () => {
    const actual = imports();
    const edges = [...drawing.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from = '', to = '']) => [from, to]);
    const drawn = new Map(portalParts.map(({ part }) => [part, new Set()]));
    for (const [from = '', to = ''] of edges) drawn.get(from)?.add(to);
    for (const { part } of portalParts)
      assert.deepEqual(reached(drawn, part), new Set([...reached(drawn, part), ...reached(actual, part)]));
    for (const [from = '', to = ''] of edges) assert.ok(actual.get(from)?.has(to), `${from} does not import ${to}`);
  });
});
