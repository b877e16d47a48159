import { groupedLines } from './group-lines.js';
import type { HistoryLine } from './history-lines.js';

const at = (id: number, createdAt: string, isAutomatic: boolean): HistoryLine => ({
  id,
  createdAt,
  isAutomatic,
  identifier: 'Vorgang',
  title: 'Bereit',
  type: 'Vorgang',
  status: '310',
  actor: '',
  notes: [],
});
const day = '2026-11-21T10:00:00.000Z';

it('are by day in German time, and automatic ones in a row are folded below the newest', () => {
  const lines = [
    at(7, '2026-11-22T23:30:00.000Z', true),
    at(6, day, true),
    at(5, day, true),
    at(4, day, true),
    at(3, day, false),
    at(2, day, false),
    at(1, day, true),
  ];
  const shown = groupedLines(lines).map(({ day: name, entries }) => [
    name,
    entries.map(({ line, folded }) => [line.id, folded.map(({ id }) => id)]),
  ]);
  expect(shown).toEqual([
    ['23.11.2026', [[7, []]]],
    [
      '21.11.2026',
      [
        [6, [5, 4]],
        [3, []],
        [2, []],
        [1, []],
      ],
    ],
  ]);
});
