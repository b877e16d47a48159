import { systemSourceOf } from './audit-entry.js';
import { auditCutoffs, keptSince, monthOf, readMonths } from './audit-retention.js';

const day = (at: number): string => new Date(at).toISOString();

it.each([
  ['2026-11-23T10:00:00Z', 12, '2025-11-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z'],
  ['2026-11-23T10:00:00Z', readMonths.standard, '2024-11-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z'],
  ['2026-01-01T00:00:00Z', readMonths.standard, '2024-01-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z'],
  ['2025-12-31T23:59:59Z', readMonths.standard, '2023-12-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'],
])('at %s reads kept for %i months go before %s and everything before %s', (now, months, reads, all) => {
  const cutoffs = auditCutoffs(Date.parse(now), months);
  expect([day(cutoffs.reads), day(cutoffs.all)]).toEqual([reads, all]);
});

it('keeps an entry of the first day of a year to the end of the fifth year after it', () => {
  const at = Date.UTC(2026, 0, 1);
  expect(keptSince(Date.UTC(2031, 11, 31, 23, 59)) <= at).toBe(true);
  expect(keptSince(Date.UTC(2032, 0, 1)) > at).toBe(true);
  expect(monthOf(at)).toBe('2026-01');
});

it.each([
  ['stateFetched', 'solaris'],
  ['identificationStarted', 'my-connect'],
  ['coreBankingStepEnded', 'agree'],
  ['archiveDue', 'cron'],
  ['holdEvaluated', 'status-change'],
])('a status caused by %s has the source %s', (cause, source) => {
  expect(systemSourceOf(cause)).toBe(source);
});
