import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

const folder = inRoot('docs/decisions');
const pages = readdirSync(folder).sort();

it('decisions are numbered without gaps, and none has the number of another', () => {
  const numbers = pages.map((page) => Number(page.slice(0, 4)));
  assert.deepEqual(
    numbers,
    pages.map((_, index) => index + 1),
  );
});

for (const page of pages)
  it(`${page} has its number in its title`, () => {
    assert.match(readFileSync(join(folder, page), 'utf8'), new RegExp(`^# ${page.slice(0, 4)} \\S`));
  });
