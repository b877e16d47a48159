import { answered, isResumed, nextMove, plannedSteps, startedRun, stoppedAt, type SetupRun } from './setup-run.js';
import { setupSubject, without } from './testing/setup-subject.js';

const all = ['pass', 'account', 'girocard'] as const;
const customers = 'KUNDE' as const;
const identifiedInPart = { personStatuses: { 'person-1': 'successful', 'person-2': 'pending' } };

it.each([
  ['everything, while nothing is booked', setupSubject(), customers, all],
  ['only the parties, as prospects', setupSubject({}, identifiedInPart), 'INTERESSENT', ['pass']],
  ['nothing in a mode that is not possible', setupSubject({}, identifiedInPart), customers, []],
  ['what is left after the parties', setupSubject({ parties: customers }), customers, ['account', 'girocard']],
  ['what is left after the account', setupSubject({ parties: customers, account: true }), customers, ['girocard']],
  ['nothing at the end', setupSubject({ parties: customers, account: true, girocard: true }), customers, []],
  ['customers of prospects', setupSubject({ parties: 'INTERESSENT' }), customers, all],
  [
    'whom the core bank has not taken again',
    setupSubject({ parties: customers, arePartiesComplete: false }),
    customers,
    all,
  ],
  [
    'no account where it is switched off',
    setupSubject({}, without('agree21CreateKontokorrentKonto')),
    customers,
    ['pass'],
  ],
  [
    'no card where it is switched off',
    setupSubject({}, without('agree21CreateGirocard')),
    customers,
    ['pass', 'account'],
  ],
  ['nothing where the core bank is not connected', setupSubject({}, { connected: false }), customers, []],
  ['nothing while a step runs', setupSubject({}, {}, { running: 'coreBanking', commands: new Set() }), customers, []],
] as const)('plans %s', (_name, record, mode, expected) => {
  expect(plannedSteps(record, mode)).toEqual(expected);
});

const run: SetupRun = { mode: customers, planned: all, answers: {}, stopped: null };
const afterPass = answered(run, 'pass', 'done');
const afterAccount = answered(afterPass, 'account', 'done');
const running = { running: 'coreBanking', commands: new Set<string>() } as const;
const late = { commands: new Set<string>() };

it.each([
  ['sends the first step', run, setupSubject(), { kind: 'send', step: 'pass' }],
  ['waits while a step runs, here or elsewhere', run, setupSubject({}, {}, running), { kind: 'wait', step: 'pass' }],
  ['waits until the case allows it', run, setupSubject({}, {}, late), { kind: 'wait', step: 'pass' }],
  ['sends nothing twice that was answered', afterPass, setupSubject(), { kind: 'wait', step: 'pass' }],
  [
    'sends the second after the first',
    afterPass,
    setupSubject({ parties: customers }),
    { kind: 'send', step: 'account' },
  ],
  [
    'leaves out what another window has done',
    run,
    setupSubject({ parties: customers }),
    { kind: 'send', step: 'account' },
  ],
  [
    'waits while the account is answered and not shown',
    afterAccount,
    setupSubject({ parties: customers }),
    { kind: 'wait', step: 'account' },
  ],
  [
    'sends the third after the second',
    afterAccount,
    setupSubject({ parties: customers, account: true }),
    { kind: 'send', step: 'girocard' },
  ],
  [
    'ends when everything is shown',
    run,
    setupSubject({ parties: customers, account: true, girocard: true }),
    { kind: 'end' },
  ],
  [
    'waits for what continues after its answer',
    answered(run, 'pass', 'async'),
    setupSubject({}, {}, running),
    { kind: 'wait', step: 'pass' },
  ],
  [
    'continues when it has come',
    answered(run, 'pass', 'async'),
    setupSubject({ parties: customers }),
    { kind: 'send', step: 'account' },
  ],
  [
    'stops when it has not',
    answered(run, 'pass', 'async'),
    setupSubject(),
    { kind: 'stop', step: 'pass', reason: expect.stringContaining('im Hintergrund nicht ausgeführt') as string },
  ],
  [
    'names the reason that the case remembers',
    answered(run, 'pass', 'async'),
    setupSubject({}, {}, { bookingFailure: 'Produkt unbekannt' }),
    { kind: 'stop', step: 'pass', reason: expect.stringMatching(/^Produkt unbekannt\. Wer/) as string },
  ],
  [
    'stops at parties that were not created',
    afterPass,
    setupSubject({ parties: customers, arePartiesComplete: false }),
    {
      kind: 'stop',
      step: 'pass',
      reason: expect.stringContaining('Nicht alle Beteiligten angelegt (0 von 1)') as string,
    },
  ],
  [
    'stops when somebody else has taken the case',
    afterPass,
    setupSubject({ parties: customers }, {}, { ...late, otherOwner: 'Dirk Eilig' }),
    { kind: 'stop', step: 'account', reason: expect.stringContaining('bearbeitet jetzt Dirk Eilig') as string },
  ],
  [
    'stops at a planned step that was switched off since',
    afterPass,
    setupSubject({ parties: customers }, without('agree21CreateKontokorrentKonto')),
    { kind: 'stop', step: 'account', reason: expect.stringContaining('ausgeschaltet') as string },
  ],
  [
    'stops when the case has left the bank',
    run,
    setupSubject({}, { mainStatus: 430 }),
    { kind: 'stop', step: 'pass', reason: expect.stringContaining('während die Bank den Fall bearbeitet') as string },
  ],
] as const)('%s', (_name, before, record, expected) => {
  expect(nextMove(before, record)).toEqual(expected);
});

it('starts with what is planned and without an answer', () => {
  expect(startedRun(setupSubject({ parties: customers }), customers)).toEqual({
    ...run,
    planned: ['account', 'girocard'],
  });
});

it('is at its end with prospects, whose account is not created here', () => {
  const prospects = startedRun(setupSubject({}, identifiedInPart), 'INTERESSENT');
  expect(nextMove(prospects, setupSubject({ parties: 'INTERESSENT' }, identifiedInPart))).toEqual({ kind: 'end' });
});

it.each([
  ['nothing was tried', setupSubject(), null, false],
  ['the core bank works on the first step', setupSubject({}, {}, { running: 'coreBanking' }), null, true],
  [
    'the first step was refused before a reload',
    setupSubject({}, {}, { bookingFailure: 'Produkt unbekannt' }),
    null,
    true,
  ],
  ['the parties are booked', setupSubject({ parties: customers }), null, true],
  ['this window was interrupted', setupSubject(), stoppedAt(run, 'pass', 'Keine Verbindung'), true],
] as const)('continues where %s: %s', (_name, record, before, expected) => {
  expect(isResumed(record, before)).toBe(expected);
});
