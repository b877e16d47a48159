import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { checkRequirements, readRequirements, requirementPages } from './requirements.mjs';

/** @type {string} */
let root;

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** @param {string[]} rows of the first page */
function writePages(...rows) {
  for (const page of requirementPages) write(page, '# Requirements\n');
  write(requirementPages[0] ?? '', ['| id | requirement | proof |', '|---|---|---|', ...rows].join('\n'));
}

describe('the requirement check', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kontor-requirements-'));
    write('tests/api/a.test.ts', "it('answers 404', () => {});");
    write('tests/pages/a.test.ts', "test.each(states)('%s', () => {});");
    write('tests/page-states/a.page-states.ts', "[{ app: 'web', page: 'case', state: 'not-found' }, 'a clerk'];");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('reads number, section, text and proof of a row', () => {
    const [row] = readRequirements('p.md', '| R3-2.8-4 | Logos are uploaded. | not yet |');
    assert.deepEqual(row, {
      id: 'R3-2.8-4',
      section: 'R3 §2.8',
      text: 'Logos are uploaded.',
      proof: 'not yet',
      page: 'p.md',
      line: 1,
    });
  });

  it('accepts a row of the standard for security with a test, or with a reason', () => {
    writePages(
      '| V3.4.6 | A | `tests/api/a.test.ts › answers 404` |',
      '| V5.2.3 | B | does not apply: no archive is ever unpacked |',
      '| V6.3.6 | C | deviates by contract: a code belongs to its browser and has five tries |',
    );
    assert.deepEqual(checkRequirements(root, new Map()), []);
  });

  it('accepts rows whose tests exist and rows that are open', () => {
    writePages(
      '| R1-2-1 | A | `tests/api/a.test.ts › answers 404` |',
      '| R1-2-2 | B | `tests/pages/a.test.ts › web/case-not-found` (soak), `tests/pages/a.test.ts › a clerk` (soak) |',
      '| R1-2-3 | C | not yet |',
    );
    const code = new Map([['a.ts', '// (R1 §2)']]);
    assert.deepEqual(checkRequirements(root, code), []);
  });

  for (const [title, row] of /** @type {const} */ ([
    ['a test that does not exist', '| R1-2-1 | A | `tests/api/b.test.ts › answers 404` |'],
    ['a test without a title', '| R1-2-1 | A | `tests/api/a.test.ts` |'],
    ['a title that the test does not have', '| R1-2-1 | A | `tests/api/a.test.ts › answers 500` |'],
    ['a part of a title', '| R1-2-1 | A | `tests/api/a.test.ts › answers` |'],
    ['a page state that does not exist', '| R1-2-1 | A | `tests/pages/a.test.ts › web/case-found` (soak) |'],
    ['a test of the soak that is not marked', '| R1-2-1 | A | `tests/pages/a.test.ts › a clerk` |'],
    ['another test marked as one of the soak', '| R1-2-1 | A | `tests/api/a.test.ts › answers 404` (soak) |'],
    ['a file that is no test', '| R1-2-1 | A | `tests/api/a.ts` |'],
    ['a row without proof', '| R1-2-1 | A | |'],
    ['a reason where a test is due', '| R1-2-1 | A | does not apply: no archive is ever unpacked |'],
    ['a reason that says nothing', '| V5.2.3 | A | does not apply: none |'],
    ['a row of the standard without proof', '| V5.2.3 | A | |'],
    ['a row without text', '| R1-2-1 | | not yet |'],
  ])) {
    it(`refuses ${title}`, () => {
      writePages(row);
      assert.equal(checkRequirements(root, new Map()).length, 1);
    });
  }

  it('refuses a duplicate number', () => {
    writePages('| R1-2-1 | A | not yet |', '| R1-2-1 | B | not yet |');
    assert.deepEqual(checkRequirements(root, new Map()), ['R1-2-1 is there twice']);
  });

  it('refuses a reference to a missing section and a mention of a missing document', () => {
    writePages('| R1-2-1 | A | not yet |');
    const code = new Map([
      ['a.ts', '// (R1 §3)'],
      ['b.ts', '// see spec 2 §4'],
      ['c.ts', '// design page 3'],
      ['d.ts', '// (lifecycle "Retention")'],
    ]);
    assert.equal(checkRequirements(root, code).length, 4);
  });

  it('refuses a missing page', () => {
    writePages('| R1-2-1 | A | not yet |');
    rmSync(join(root, requirementPages[2] ?? ''));
    assert.equal(checkRequirements(root, new Map()).length, 1);
  });
});
