import type { FindingKind } from '@kontor/domain/finding/finding-content';
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

test('acts that move no status are lines with their result and who asked for them', () => {
  const finding = (kind: FindingKind, recordedAt: number, content: unknown) => ({
    ...{ ref: `${kind}-${recordedAt}`, kind, personId: null, recordedAt, content },
  });
  const report = (personennummer?: string) => ({
    mode: 'INTERESSENT',
    ...{
      jurPersonenResults: [{ subject: 'business', personennummer }],
      mehrheitPersonenResults: [],
      natPersonenResults: [],
    },
  });
  const lines = historyLines(
    {
      history: [entry(1, '410', 'takeOver')],
      stored: null,
      findings: [
        finding('partyReport', 20, report()),
        finding('partyReport', 40, report('4711')),
        finding('account', 60, { kontonummer: '1234567', iban: 'DE02120300000000202051' }),
        finding('girocard', 80, { kartennummer: '1', chipkartennummer: '2' }),
        finding('providerNotes', 90, { status: 'open' }),
      ],
      acts: [
        { at: 10, accountId: 'staff-1', name: 'passToCoreBanking' },
        { at: 30, accountId: 'staff-2', name: 'passToCoreBanking' },
        { at: 50, accountId: 'staff-1', name: 'createAccount' },
        { at: 70, accountId: 'staff-1', name: 'syncWithProvider' },
      ],
      staffNames: new Map([
        ['staff-1', 'Sabine Berg'],
        ['staff-2', 'Ole Hansen'],
      ]),
    },
    'bank',
  );
  expect(
    lines.slice(0, -1).map((line) => [line.title, line.context?.notes, 'actorName' in line && line.actorName]),
  ).toEqual([
    ['girocard bestellt', undefined, null],
    ['Mit dem Bankanbieter abgeglichen', undefined, 'Sabine Berg'],
    ['Konto angelegt', 'Kontonummer 1234567', 'Sabine Berg'],
    ['An das Kernbanksystem übergeben', 'als Interessent', 'Ole Hansen'],
    ['Übergabe an das Kernbanksystem unvollständig', 'als Interessent', 'Sabine Berg'],
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

test('the bank reads why a case was released; the customer does not', () => {
  const sources = {
    history: [entry(1, '213', 'order'), entry(2, '220', 'release')],
    stored: null,
    findings: [],
    reasons: new Map([[2, 'Freigegeben: Branche geprüft']]),
  };
  const notes = (side: 'bank' | 'customer') => historyLines(sources, side).map(({ context }) => context?.notes);
  expect(notes('bank')).toEqual(['Freigegeben: Branche geprüft', null]);
  expect(notes('customer')).toEqual([null, null]);
});

test('of an erased case the bank reads what it did, without results', () => {
  const history = [entry(1, '410', 'takeOver'), entry(40, '900', 'archive')];
  const sources = {
    ...{ history, stored: null, findings: [] },
    bareActs: [
      { at: 10, accountId: 'staff-1', name: 'passToCoreBanking' },
      { at: 20, accountId: 'staff-1', name: 'createAccount' },
      { at: 30, accountId: 'staff-2', name: 'fetchDocuments' },
    ] as const,
    staffNames: new Map([['staff-1', 'Sabine Berg']]),
  };
  const lines = historyLines(sources, 'bank').slice(1, 4);
  expect(lines.map((line) => [line.title, line.context, 'actorName' in line && line.actorName])).toEqual([
    ['Unterlagen beim Bankanbieter abgerufen', null, null],
    ['Konto beauftragt', null, 'Sabine Berg'],
    ['Übergabe an das Kernbanksystem beauftragt', null, 'Sabine Berg'],
  ]);
});
