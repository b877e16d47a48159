import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { drawnRows, lifecycleDrawing, listedRows, rowLabel } from './lifecycle-drawing.mjs';
import { lifecyclePage } from './lifecycle-page.mjs';

/**
 * The committed life cycle, which the check "lifecycle of a case" compares with the case table.
 * @type {import('./case-table.mjs').Lifecycle}
 */
const life = JSON.parse(readFileSync(inRoot('docs/lifecycle.json'), 'utf8'));
const page = lifecyclePage(life);

test('is plain data with every status and row', () => {
  assert.equal(life.statuses.length, 30);
  assert.equal(life.derived.length, 12);
  const takeOver = life.rows.find(({ name }) => name === 'takeOver');
  assert.deepEqual(takeOver, {
    name: 'takeOver',
    kind: 'command',
    variant: null,
    from: [305, 310, 315],
    to: 410,
    who: ['ROLE_ADMIN'],
    conditions: ['notTaken'],
    duringRun: true,
    mails: [],
  });
});

test('draws every move but those listed beside, and each status', () => {
  const drawing = lifecycleDrawing(life);
  for (const { code, key } of life.statuses) assert.ok(drawing.includes(`  s${code}: ${code} ${key}\n`));
  assert.ok(drawing.includes('s213 --> s216: reject\n'));
  assert.ok(drawing.includes('s220 --> s310: setReady · derived\n'));
  assert.ok(drawing.includes('s425 --> s420: answerRequest · waitExpired (unanswered)\n'));
  for (const row of drawnRows(life)) {
    for (const from of row.from) assert.match(drawing, new RegExp(`s${from} --> s${row.to}: .*${row.name}`));
  }
  assert.deepEqual(listedRows(life).map(rowLabel), ['abort', 'supportFix', 'waitExpired', 'erased']);
  const moves = life.rows.filter(({ to, who }) => typeof to === 'number' && !who.includes('debug'));
  assert.equal(drawnRows(life).length + listedRows(life).length, moves.length);
});

test('shows every row on the page', () => {
  for (const row of life.rows) assert.ok(page.includes(`| ${rowLabel(row)} | `));
  assert.ok(page.includes('| finish (success) | 410, 420 | → 430 | ROLE_ADMIN | notTaken | accountReady |'));
  assert.ok(page.includes('| abort | 130–214, 218–245, 255, 260 | → 350 | customer | during a run too | aborted |'));
  assert.ok(page.includes('- `supportFix` → 305 from 210–260'));
  assert.ok(
    page.includes('320, 340, 330, 250, 230, 245, 255, 310, 315, 240, 260, 220. From 315 only 320, 340, 330, 310 are'),
  );
  assert.ok(page.endsWith('|\n'));
});
