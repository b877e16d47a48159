import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');

describe('the architecture page', () => {
  it('names only packages and folders that exist', () => {
    const rows = page.split('## Packages')[1]?.split('Folders inside')[0] ?? '';
    const names = [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    assert.ok(names.length > 10);
    for (const name of names) assert.ok(existsSync(inRoot(name)), `${name} does not exist`);
  });
});
