import type { PartyAnswer } from '@kontor/api/case/staff-case.schema';
import { partyFake } from './testing/sample-party.js';
import { accountOutcome, girocardOutcome, partiesOutcome } from './booking-outcome.js';
import { continuesInBackground } from '../case-action/outcome.js';

const answer = (natural: Partial<PartyAnswer>) => ({
  kind: 'done' as const,
  answer: {
    ok: true,
    jurPersonenResults: [partyFake({ personennummer: '900001' })],
    mehrheitPersonenResults: [],
    natPersonenResults: [partyFake({ subject: 'p1', kind: 'natural', ...natural })],
  },
});

it('reports success when every party was created', () => {
  expect(partiesOutcome(answer({ personennummer: '900002' }))).toMatchObject({
    tone: 'success',
    title: 'Daten übergeben',
  });
});

it('warns when a party was created with a warning', () => {
  expect(partiesOutcome(answer({ personennummer: '900002', legitimationsdatenError: true }))).toMatchObject({
    tone: 'warning',
    title: 'Daten übergeben, mit Hinweisen zu 1 von 2',
  });
});

it('warns when a party was not created', () => {
  expect(partiesOutcome(answer({}))).toMatchObject({
    tone: 'warning',
    title: 'Nicht alle Beteiligten angelegt (1 von 2)',
  });
});

it('shows the numbers of account and card', () => {
  expect(
    accountOutcome({ kind: 'done', answer: { kontonummer: '123', iban: 'DE89370400440532013000', ok: true } }).lines,
  ).toEqual(['Kontonummer: 123', 'IBAN: DE89 3704 0044 0532 0130 00']);
  expect(
    girocardOutcome({ kind: 'done', answer: { kartennummer: '1', chipkartennummer: '2', ok: true } }).lines,
  ).toEqual(['Kartennummer: 1', 'Chipkartennummer: 2']);
});

it('reports that a booking continues in the background', () => {
  for (const outcomeOf of [partiesOutcome, accountOutcome, girocardOutcome])
    expect(outcomeOf({ kind: 'async' })).toBe(continuesInBackground);
});
