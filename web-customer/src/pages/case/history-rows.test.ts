import { shownRows } from './history-rows.js';

const row = (id: number, type: string) => ({
  id,
  type,
  createdAt: '2026-11-21T08:00:00.000Z',
  identifier: type,
  title: type,
  status: '220',
  context: null,
});

test('only the case and its persons are told, in the order they came', () => {
  const rows = [row(5, 'bgo'), row(4, 'solaris'), row(3, 'person'), row(2, 'business'), row(1, 'bgo')];
  expect(shownRows(rows).map(({ id }) => id)).toEqual([5, 3, 1]);
});
