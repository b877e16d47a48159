import { caseStatuses } from '@kontor/domain/case/case-status';
import { caseViews, isSameFilter, readFilter, withStatusToggled } from './case-filter.js';

it('reads the known parts of a filter and drops the rest', () => {
  expect(
    readFilter({
      q: '  Muster ',
      bgoMainStatus: [214, 213, 213, 'x'],
      hasUnrevisedMessages: true,
      needsAttention: true,
      other: 1,
    }),
  ).toEqual({
    q: 'Muster',
    bgoMainStatus: [213, 214],
    hasUnrevisedMessages: true,
    needsAttention: true,
  });
  expect(readFilter({ q: ' ', bgoMainStatus: 310, hasUnrevisedMessages: 'true', needsAttention: 1 })).toEqual({
    bgoMainStatus: [310],
  });
  for (const nothing of [null, undefined, 'x', 7, [], {}]) expect(readFilter(nothing)).toEqual({});
  expect(readFilter({ q: 'x'.repeat(500) }).q).toHaveLength(200);
});

it('searches for a text beyond the queue', () => {
  expect(readFilter({ queue: true, mine: true })).toEqual({ queue: true, mine: true });
  expect(readFilter({ queue: true, q: 'Nord' })).toEqual({ q: 'Nord' });
  expect(caseViews[0]).toMatchObject({ filter: { queue: true }, sort: { field: 'waitingSince', order: 'ASC' } });
});

it('adds and removes a status', () => {
  const on = withStatusToggled({ q: 'a' }, 213);
  expect(on).toEqual({ q: 'a', bgoMainStatus: [213] });
  expect(withStatusToggled(on, 213)).toEqual({ q: 'a' });
});

it('compares filters by their content', () => {
  expect(isSameFilter({ bgoMainStatus: [213, 214] }, { bgoMainStatus: [214, 213] })).toBe(true);
  expect(isSameFilter({}, { hasUnrevisedMessages: true })).toBe(false);
});

it('offers views of statuses that exist, none twice', () => {
  const known: readonly number[] = caseStatuses.map(({ code }) => code);
  for (const { filter } of caseViews) expect(known).toEqual(expect.arrayContaining([...(filter.bgoMainStatus ?? [])]));
  expect(new Set(caseViews.map(({ filter }) => JSON.stringify(filter))).size).toBe(caseViews.length);
});
