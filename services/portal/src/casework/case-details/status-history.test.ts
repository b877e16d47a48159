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
  const titles = historyLines({ history, stored: null, findings: [], contracts: [] }, side).map(({ title }) => title);
  expect(titles).toEqual([ordered, before]);
});

test('the bank reads who did what with a contract, between the lines of the process; the customer does not', () => {
  const act = (name: 'uploaded' | 'removed', at: number) => ({
    act: name,
    at,
    accountId: 'staff-1',
    name: 'Vertrag.pdf',
  });
  const sources = {
    history: [entry(1, '410', 'takeOver'), entry(4, '430', 'finish')],
    stored: null,
    findings: [],
    contracts: [act('uploaded', 2), act('removed', 3)],
    staffNames: new Map([['staff-1', 'Sabine Berg']]),
  };
  const lines = historyLines(sources, 'bank').map((line) => [
    line.title,
    line.identifier,
    'actorName' in line && line.actorName,
  ]);
  expect(lines).toEqual([
    ['Erfolgreich abgeschlossen', 'bgo', null],
    ['Vertragsunterlage gelöscht', 'Vertrag.pdf', 'Sabine Berg'],
    ['Vertragsunterlage hochgeladen', 'Vertrag.pdf', 'Sabine Berg'],
    ['In Bearbeitung der Bank', 'bgo', null],
  ]);
  expect(historyLines(sources, 'customer')).toHaveLength(2);
});
