import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { historyLines } from './status-history.js';

const entry = (seq: number, status: string, cause: string): HistoryEntry => ({
  seq,
  at: seq,
  type: 'bgo',
  personId: null,
  status,
  cause,
  actor: 'customer',
  accountId: 'a',
  mails: [],
});

test.each([
  ['customer', 'Antrag eingegangen', 'Daten werden erfasst'],
  ['bank', 'Antrag gesendet', 'Daten werden erfasst'],
] as const)('an order is a line of its own for the %s', (side, ordered, before) => {
  const history = [entry(1, '210', 'formSaved'), entry(2, '210', 'order')];
  const titles = historyLines({ history, stored: null, findings: [] }, side).map(({ title }) => title);
  expect(titles).toEqual([ordered, before]);
});
