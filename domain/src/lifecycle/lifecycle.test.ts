import { lifecycle } from './lifecycle.js';
import { drawnRows, lifecycleDrawing, listedRows, rowLabel } from './lifecycle-drawing.js';
import { lifecyclePage } from './lifecycle-page.js';

const life = lifecycle();
const page = lifecyclePage(life);

test('is plain data with every status and row', () => {
  expect(JSON.parse(JSON.stringify(life))).toEqual(life);
  expect(life.statuses).toHaveLength(30);
  expect(life.derived).toHaveLength(12);
  const takeOver = life.rows.find(({ name }) => name === 'takeOver');
  expect(takeOver).toEqual({
    name: 'takeOver',
    kind: 'command',
    variant: null,
    from: [305, 310, 315],
    to: 410,
    who: ['ROLE_ADMIN'],
    conditions: [],
    duringRun: false,
    mails: [],
  });
});

test('draws every transition except those listed below the diagram, and each status', () => {
  const drawing = lifecycleDrawing(life);
  for (const { code, key } of life.statuses) expect(drawing).toContain(`  s${code}: ${code} ${key}\n`);
  expect(drawing).toContain('s213 --> s216: reject\n');
  expect(drawing).toContain('s220 --> s310: setReady · derived\n');
  expect(drawing).toContain('s425 --> s420: answerRequest · waitExpired (unanswered)\n');
  for (const row of drawnRows(life)) {
    for (const from of row.from) expect(drawing).toMatch(new RegExp(`s${from} --> s${row.to}: .*${row.name}`));
  }
  expect(listedRows(life).map(rowLabel)).toEqual(['abort', 'supportFix', 'waitExpired', 'erased']);
  const moves = life.rows.filter(({ to, who }) => typeof to === 'number' && !who.includes('debug'));
  expect(drawnRows(life).length + listedRows(life).length).toBe(moves.length);
});

test('describes every row on the page', () => {
  for (const row of life.rows) expect(page).toContain(`| ${rowLabel(row)} | `);
  expect(page).toContain('| finish (success) | 410, 420 | → 430 | ROLE_ADMIN |  | accountReady |');
  expect(page).toContain('| abort | 130–214, 218–245, 255, 260 | → 350 | customer | during a run too |  |');
  expect(page).toContain('- `supportFix` → 305 from 210–260');
  expect(page).toContain(
    '320, 340, 330, 250, 230, 245, 255, 310, 315, 240, 260, 220. From 315 only 320, 340, 330, 310 are',
  );
  expect(page.endsWith('|\n')).toBe(true);
});
