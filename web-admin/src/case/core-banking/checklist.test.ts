import { notReady } from '@kontor/domain/core-banking/readiness';
import { bankCaseFake } from '../bank-case/testing/sample-bank-case.js';
import { partyFake } from './testing/sample-party.js';
import { checklistOf } from './checklist.js';

const inProcess = (readiness: Partial<typeof notReady>, more: Parameters<typeof bankCaseFake>[0] = {}) =>
  bankCaseFake({
    status: 410,
    commands: new Set(['passToCoreBanking', 'createAccount', 'createGirocard', 'finish']),
    readiness: { ...notReady, ...readiness },
    ...more,
  });
const states = (...args: Parameters<typeof checklistOf>) => checklistOf(...args).map(({ state }) => state);

it('opens the steps one after the other', () => {
  const recordedAt = '2026-11-21T07:05:09.000Z';
  const account = { kontonummer: '1', iban: 'DE1', recordedAt };
  const girocard = { kartennummer: '1', chipkartennummer: '2', recordedAt };
  const opened = { coreBanking: { parties: null, account, girocard: null } };
  expect(states(inProcess({ isReadyForPassToAgree21: true }), 0)).toEqual(['open', 'waiting', 'waiting', 'open']);
  expect(states(inProcess({ isPassedToAgree21: true, canKontoBeCreated: true }), 0)).toEqual([
    'done',
    'open',
    'waiting',
    'open',
  ]);
  expect(states(inProcess({ isPassedToAgree21: true, canGirocardBeCreated: true }, opened), 2)).toEqual([
    'done',
    'done',
    'open',
    'done',
  ]);
  expect(
    states(inProcess({ isPassedToAgree21: true }, { coreBanking: { parties: null, account, girocard } }), 1),
  ).toEqual(['done', 'done', 'done', 'done']);
});

it('has nothing to do for a customer who ordered no girocard', () => {
  const step = checklistOf(inProcess({ isPassedToAgree21: true }, { orderedGirocards: 0 }), 0)[2];
  expect(step).toMatchObject({ state: 'done', text: 'Der Kunde hat keine girocard bestellt.' });
});

it('has no tick for parties that were created with a warning', () => {
  const booked = (party: Parameters<typeof partyFake>[0]) => ({
    parties: {
      mode: 'KUNDE' as const,
      recordedAt: '2026-11-21T07:05:09.000Z',
      jurPersonenResults: [partyFake({ personennummer: '900001', ...party })],
      mehrheitPersonenResults: [],
      natPersonenResults: [],
    },
    account: null,
    girocard: null,
  });
  const passed = (party: Parameters<typeof partyFake>[0]) =>
    checklistOf(inProcess({ isPassedToAgree21: true }, { coreBanking: booked(party) }), 0)[0];
  expect(passed({})).toMatchObject({ state: 'done' });
  for (const warning of [{ shortened: ['name'] }, { skipped: ['phone'] }, { legitimationsdatenError: true }])
    expect(passed(warning)).toMatchObject({ state: 'attention', text: expect.stringMatching(/prüfen Sie/) as string });
});

it('opens no booking while a step runs', () => {
  const busy = inProcess(
    { isReadyForPassToAgree21: true, canKontoBeCreated: true, canGirocardBeCreated: true },
    { commands: new Set(), running: 'coreBanking' },
  );
  expect(states(busy, undefined)).toEqual(['waiting', 'waiting', 'waiting', 'open']);
  expect(checklistOf(busy, undefined)[0]?.text).toMatch(/arbeitet gerade/);
});

it('says why a step is not possible', () => {
  const obstacles = { INTERESSENT: 'Grund A', account: 'Grund B', girocard: 'Grund C' };
  const texts = checklistOf(inProcess({ obstacles }), 0).map(({ text }) => text);
  expect(texts.slice(0, 3)).toEqual(['Grund A', 'Grund B', 'Grund C']);
});
