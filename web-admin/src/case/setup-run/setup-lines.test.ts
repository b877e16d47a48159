import { setupLines } from './setup-lines.js';
import { setupOutcome } from './setup-outcome.js';
import { planLines } from './setup-plan.js';
import { startedRun, stoppedAt } from './setup-run.js';
import { sampleAccount, setupSubject, without } from './testing/setup-subject.js';

const customers = 'KUNDE' as const;
const none = { run: null, isUnderWay: false };
const run = startedRun(setupSubject(), customers);
const running = { running: 'coreBanking', commands: new Set<string>() } as const;

it.each([
  ['nothing done', setupSubject(), none, ['open', 'waiting', 'waiting']],
  ['the first running', setupSubject({}, {}, running), none, ['running', 'waiting', 'waiting']],
  ['the second sent', setupSubject({ parties: customers }), { run, isUnderWay: true }, ['done', 'running', 'waiting']],
  ['all done', setupSubject({ parties: customers, account: true, girocard: true }), none, ['done', 'done', 'done']],
  [
    'the second failed',
    setupSubject({ parties: customers }),
    { run: stoppedAt(run, 'account', 'Produkt unbekannt'), isUnderWay: false },
    ['done', 'failed', 'waiting'],
  ],
  [
    'done although its answer was lost',
    setupSubject({ parties: customers, account: true }),
    { run: stoppedAt(run, 'account', 'Keine Verbindung'), isUnderWay: false },
    ['done', 'done', 'open'],
  ],
  [
    'failed before this window was open',
    setupSubject({ parties: customers }, {}, { bookingFailure: 'Produkt unbekannt' }),
    none,
    ['done', 'failed', 'waiting'],
  ],
  [
    'tried again after a failure',
    setupSubject({}, {}, { ...running, bookingFailure: null }),
    none,
    ['running', 'waiting', 'waiting'],
  ],
  ['switched off', setupSubject({}, without('agree21CreateGirocard')), none, ['open', 'waiting', 'impossible']],
  ['not connected', setupSubject({}, { connected: false }), none, ['impossible', 'impossible', 'impossible']],
] as const)('report each step: %s', (_name, record, progress, expected) => {
  expect(setupLines(record, progress).map(({ state }) => state)).toEqual(expected);
});

it('name the reason of what failed and of what is not possible', () => {
  const stopped = { run: stoppedAt(run, 'pass', 'Produkt unbekannt'), isUnderWay: false };
  const texts = setupLines(setupSubject({}, without('agree21CreateGirocard')), stopped).map(({ text }) => text);
  expect(texts[0]).toBe('Gescheitert: Produkt unbekannt');
  expect(texts[2]).toMatch(/^Nicht möglich: Die Einstellung „girocard im Kernbanksystem anlegen“ ist ausgeschaltet/);
});

it('end with the numbers, or with the step that failed', () => {
  const record = setupSubject({ parties: customers, account: true });
  const lines = setupLines(record, none);
  expect(setupOutcome(run, record, lines)).toMatchObject({
    tone: 'success',
    title: 'Konto eingerichtet',
    lines: [`Kontonummer: ${sampleAccount.kontonummer}`, 'IBAN: DE89 3704 0044 0532 0130 00'],
  });
  expect(setupOutcome(stoppedAt(run, 'girocard', 'Produkt unbekannt'), record, lines)).toMatchObject({
    tone: 'danger',
    lines: ['girocard anlegen: Produkt unbekannt'],
  });
  expect(setupOutcome(run, setupSubject({ parties: 'INTERESSENT' }), lines).title).toBe('Daten übergeben');
});

it('plan with a sentence for each step', () => {
  const facts = { businessName: 'Musterwerk GmbH', persons: 2, orderedGirocards: 2, mode: 'Kunde' };
  expect(planLines(['pass', 'account', 'girocard'], facts)).toEqual([
    'Musterwerk GmbH und 2 Personen werden als Kunde übergeben.',
    'Das Kontokorrentkonto wird angelegt.',
    '2 girocards werden angelegt und verschickt.',
  ]);
  expect(planLines(['pass', 'girocard'], { ...facts, persons: 1, orderedGirocards: 1 })).toEqual([
    'Musterwerk GmbH und eine Person werden als Kunde übergeben.',
    'Eine girocard wird angelegt und verschickt.',
  ]);
});

it('say why a booking was not carried out, what helps, and who does it', () => {
  const subject = setupSubject({}, {}, { bookingFailure: 'Produkt unbekannt' });
  const [pass] = setupLines(subject, none);
  expect(pass?.text).toMatch(/^Gescheitert: Produkt unbekannt\. Wer den Vorgang bearbeitet, .*Support\.$/);
});
