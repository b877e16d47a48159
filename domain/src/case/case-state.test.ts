import { currentRevision } from './case-table.js';
import { caseIdOf } from './case-id.js';
import { gmbhForm } from './testing/case-fixture.js';
import { regularPolicy } from './case-policy.js';
import { initialState } from './case-state.js';
import { personsOf } from './reduce/persons-of-form.js';
import { snapshotOf } from './snapshot.js';

const minute = 60_000;
const day = 1440 * minute;

test('a case starts with nothing known of it', () => {
  expect(initialState({ caseId: caseIdOf('7'), revision: currentRevision, policy: regularPolicy, at: 5 })).toEqual({
    caseId: '7',
    policy: regularPolicy,
    status: 0,
    statusSince: 5,
    progressAt: 5,
    seq: 0,
    generation: 0,
    attempt: 0,
    round: 0,
    fetchedAt: 0,
    slaMs: 0,
    pending: [],
    persons: [],
    seenEvents: [],
    outcomes: [],
    form: null,
    run: null,
    resumeAt: null,
    start: null,
    pollAt: null,
    window: null,
    savedAt: null,
    firstOrderedAt: null,
    receiptDue: false,
    reminders: { paused: false, stopped: [], askAt: null, of: null },
    slaSince: null,
    finalAt: null,
    handedOver: false,
    automationEnded: false,
    wasOnHold: false,
    hidden: false,
    revision: 7,
    archiving: false,
    fetchAgain: false,
    documentsAgain: false,
    slaEnded: false,
    facts: { business: 'pending', dueDiligenceComplete: false, mismatch: null, mismatchRef: null },
    coreBanking: { mode: null, parties: false, account: false, girocard: false },
    bookings: { parties: null, account: null, girocard: null },
    owner: null,
    accountOpened: null,
    attention: 'none',
  });
});

test('the windows are the expected ones', () => {
  expect(regularPolicy).toEqual({
    doiWindowMs: 14 * day,
    draftWindowMs: 90 * day,
    waitWindowMs: 90 * day,
    archiveAfterMs: 365 * day,
    pollMs: 15 * minute,
    debug: false,
  });
});

test('the persons of a form keep what is known of them, and take the roles of the form', () => {
  const fresh = { status: 'created', check: null, conclusive: false, checkRef: null, attemptsLeft: null };
  const form = gmbhForm({ source: 'myConnect' });
  const persons = personsOf([], form);
  expect(persons).toEqual(form.persons.map((seed) => ({ ...seed, ...fresh, source: 'myConnect' })));
  const known = { ...persons[1]!, status: 'successful', checkRef: 'c', required: false, source: 'solaris' } as const;
  expect(personsOf([known], form)[1]).toEqual({ ...known, required: true });
  expect(personsOf([known], form)[0]).toEqual(persons[0]);
});

test('the read side learns of a case what it shows, and nothing of what runs inside', () => {
  const started = initialState({ caseId: caseIdOf('7'), revision: currentRevision, policy: regularPolicy, at: 5 });
  const state = {
    ...started,
    persons: personsOf([], gmbhForm()),
    window: { name: 'waitExpired', dueAt: 9 },
    start: { state: 'idle_timeout', findingRef: 'f' },
    run: { kind: 'order', command: 'order', commandId: 'o', since: 5, deadline: null, resolution: null, mode: null },
  } as const;
  expect(snapshotOf(state)).toMatchObject({
    dueAt: 9,
    startState: 'idle_timeout',
    startFindingRef: 'f',
    running: 'order',
  });
  expect(snapshotOf(state).persons).toEqual(state.persons.map(({ conclusive: _conclusive, ...shown }) => shown));
  expect(snapshotOf(started)).toMatchObject({ dueAt: null, startState: null, startFindingRef: null, running: null });
});
