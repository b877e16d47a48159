import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
const section = page.split('## Where a change goes')[1]?.split('\n## ')[0] ?? '';

/** Title and numbered steps of each walk. */
const walks = section
  .split(/^\*\*(.+)\*\*$/m)
  .slice(1)
  .reduce((/** @type {{ title: string, steps: string[] }[]} */ found, part, index, parts) => {
    if (index % 2 === 1) {
      const steps = part.split('\n').filter((line) => /^\d+\. /.test(line));
      found.push({ title: parts[index - 1] ?? '', steps });
    }
    return found;
  }, []);

describe('the architecture page', () => {
  it('has a walk for a status, a legal form, a provider call and a settings page', () => {
    assert.deepEqual(
      walks.map(({ title }) => title),
      ['A new status', 'A new legal form', 'A new provider call', 'A new settings page'],
    );
  });

  for (const { title, steps } of walks) {
    it(`${title}: at most five steps, and every file exists`, () => {
      assert.ok(steps.length > 0 && steps.length <= 5);
      for (const step of steps) {
        const files = [...(step.split(': ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
        assert.ok(files.length > 0, `names no file: ${step}`);
        for (const file of files) assert.ok(existsSync(inRoot(file)), `${file} does not exist`);
      }
    });
  }

  it('names only packages and folders that exist', () => {
    const rows = page.split('## Packages')[1]?.split('Folders inside')[0] ?? '';
    const names = [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    assert.ok(names.length > 10);
    for (const name of names) assert.ok(existsSync(inRoot(name)), `${name} does not exist`);
  });
});
