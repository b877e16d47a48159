import { personIdOf } from '../person/person-id.js';
import { answerBudgetOf, regularPolicy } from './case-policy.js';
import {
  CaseFixture,
  checkResult,
  clerk,
  gmbhForm,
  toAccepted,
  toForm,
  toHold,
  toTransferred,
} from './testing/case-fixture.js';
import { snapshotOf } from './snapshot.js';
import { waitingForOf } from './waiting-for.js';

const ordered = (form = gmbhForm()) => {
  const fixture = toForm(new CaseFixture());
  return { fixture, id: fixture.give({ name: 'order', form }) };
};
const matched = (fixture: CaseFixture, kind: 'functionaries' | 'beneficiaries') =>
  fixture.answer('matchPersons', 'matched', { kind, result: 'matched', findingRef: null });
const mismatched = (fixture: CaseFixture, kind: 'functionaries' | 'beneficiaries') =>
  fixture.answer('matchPersons', 'matched', { kind, result: 'mismatch', findingRef: 'f1' });
const released = () => {
  const fixture = toHold(new CaseFixture());
  return { fixture, id: fixture.give({ name: 'release' }, clerk) };
};

/** The steps of an order: freeze, reports, hold rules, matching, banking provider; one budget for all of them. */
test('an order goes from step to step', () => {
  const form = gmbhForm({ version: 4, reports: ['economyReport', 'creditChecks'] });
  const { fixture, id } = ordered(form);
  const deadline = fixture.now + answerBudgetOf(regularPolicy);
  expect(answerBudgetOf(regularPolicy)).toBe(20_000);
  expect(fixture.state).toMatchObject({ form, firstOrderedAt: fixture.now, resumeAt: 'reports', start: null });
  expect(fixture.pending('fetchReports')).toMatchObject({
    version: 4,
    reports: ['economyReport', 'creditChecks'],
    deadline,
  });
  fixture.answer('fetchReports', 'reportsFetched', {});
  expect(fixture.pending('evaluateHold')).toMatchObject({ version: 4, deadline });
  fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  expect(fixture.pending('matchPersons')).toMatchObject({ version: 4, of: 'functionaries', deadline });
  matched(fixture, 'functionaries');
  expect(fixture.pending('matchPersons')).toMatchObject({ version: 4, of: 'beneficiaries', deadline });
  matched(fixture, 'beneficiaries');
  expect(fixture.pending('transfer')).toMatchObject({ version: 4, deadline });
  expect(fixture.state.resumeAt).toBe('transfer');
  expect(fixture.outcomes[id]).toBeUndefined();
  const { round } = fixture.state;
  fixture.answer('transfer', 'transferred', { result: 'accepted' });
  expect(fixture.state).toMatchObject({ status: 220, handedOver: true, resumeAt: null, run: null, round });
  expect(fixture.state.pending.map((effect) => ('personId' in effect ? effect.personId : effect.kind))).toEqual([
    'p1',
    'p2',
    'fetchState',
  ]);
  expect(fixture.pending('startIdentification')).toMatchObject({ version: 4, source: 'solaris', deadline: null });
});

describe('a matching that continues without a command', () => {
  it('has compared all: the hand-over follows', () => {
    const { fixture } = released();
    matched(fixture, 'beneficiaries');
    expect(fixture.state).toMatchObject({ resumeAt: 'transfer', pending: [{ kind: 'transfer' }] });
  });

  it('stops at the kind that deviates, which the customer then resolves', () => {
    const { fixture } = released();
    mismatched(fixture, 'beneficiaries');
    const start = { state: 'interrupted_beneficiaries_mismatch', findingRef: 'f1' };
    expect(fixture.state).toMatchObject({ resumeAt: 'beneficiaries', start, pending: [] });
    fixture.give({
      name: 'continue',
      kind: 'beneficiaries',
      form: gmbhForm({ version: 2 }),
      resolution: 'r',
      abort: false,
    });
    expect(fixture.state.pending).toMatchObject([{ kind: 'transfer', version: 2 }]);
  });
});

test.each(['findings', 'again'] as const)('an order with %s waits for the bank', (result) => {
  const { fixture, id } = ordered();
  fixture.answer('evaluateHold', 'holdEvaluated', { result });
  expect(fixture.outcomes[id]).toEqual({ kind: 'status' });
  expect(fixture.state).toMatchObject({ wasOnHold: true, resumeAt: 'functionaries', run: null, pending: [] });
});

describe('a mismatch', () => {
  it('of an order is shown on the screen and named in its mail, that of a release by a mail of its own', () => {
    const { fixture, id } = ordered();
    fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    const lines = fixture.history.length;
    mismatched(fixture, 'functionaries');
    expect(fixture.outcomes[id]).toEqual({
      kind: 'interrupted',
      state: 'interrupted_functionaries_mismatch',
      findingRef: 'f1',
    });
    expect(fixture.history.slice(lines)).toMatchObject([{ type: 'solaris', status: '218', mails: ['orderReceived'] }]);
    expect(fixture.state.outcomes.at(-1)).toEqual({ commandId: id, outcome: fixture.outcomes[id] });
    const bank = released();
    mismatched(bank.fixture, 'functionaries');
    expect(bank.fixture.history.at(-1)).toMatchObject({ type: 'bgo', status: '218', mails: ['releaseMismatch'] });
  });

  it.each([
    ['functionaries', { kind: 'matchPersons', of: 'beneficiaries' }],
    ['beneficiaries', { kind: 'transfer' }],
  ] as const)('of %s is followed by the next kind', (kind, next) => {
    const { fixture } = released();
    if (kind === 'beneficiaries') matched(fixture, 'functionaries');
    mismatched(fixture, kind);
    fixture.give({ name: 'continue', kind, form: gmbhForm({ version: 3 }), resolution: 'r', abort: false });
    expect(snapshotOf(fixture.state)).toMatchObject({ running: 'continue', startState: null });
    expect(fixture.state.pending).toMatchObject([{ ...next, version: 3 }]);
  });
});

describe('files that are too large', () => {
  const size = { state: 'research_file_size_exception', findingRef: null };
  it.each([
    ['an order', ordered, []],
    ['a release', released, ['releaseFilesTooLarge']],
  ] as const)('of %s open the form again', (name, way, mails) => {
    const { fixture, id } = way();
    if (name === 'an order') fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    matched(matched(fixture, 'functionaries'), 'beneficiaries');
    fixture.answer('transfer', 'transferred', { result: 'filesTooLarge' });
    expect(fixture.outcomes[id]).toEqual({ kind: 'interrupted', ...size });
    expect(fixture.state).toMatchObject({ status: 210, start: size, resumeAt: null, handedOver: false });
    expect(fixture.history.at(-1)).toMatchObject({ status: '210', mails });
  });
});

describe('a mismatch of the research (255)', () => {
  const again = {
    name: 'continue',
    kind: 'beneficiaries',
    form: gmbhForm({ version: 3 }),
    resolution: 's',
    abort: false,
  } as const;
  const start = { state: 'interrupted_beneficiaries_mismatch', findingRef: 'm1' };
  const continued = () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm1' });
    const form = gmbhForm({ version: 2 });
    return {
      fixture,
      id: fixture.give({ name: 'continue', kind: 'beneficiaries', form, resolution: 'r', abort: false }),
    };
  };

  it('is handed over at once, and stays until the provider has it', () => {
    const { fixture } = continued();
    expect(fixture.state.pending).toMatchObject([{ kind: 'transfer', version: 2 }]);
    expect(fixture.state.start).toEqual(start);
  });

  it.each([
    ['rejected', null],
    ['filesTooLarge', { state: 'research_file_size_exception', findingRef: null }],
  ] as const)('is for the bank when the transfer ends with %s', (...[result, start]) => {
    const { fixture, id } = continued();
    fixture.answer('transfer', 'transferred', { result });
    expect(fixture.outcomes[id]).toMatchObject({ kind: result === 'rejected' ? 'status' : 'interrupted' });
    expect(fixture.state).toMatchObject({ status: 255, start, attention: 'transfer_failed', run: null });
    expect(waitingForOf(snapshotOf(fixture.state))).toBe('bank');
    for (const name of ['order', 'continue'] as const)
      expect(fixture.decide(name === 'order' ? { name, form: null } : again)).toMatchObject({
        decision: 'answer',
        outcome: { kind: 'status' },
      });
    const released = fixture.give({ name: 'release' }, clerk);
    expect(fixture.state).toMatchObject({ attention: 'none', pending: [{ kind: 'transfer', version: 2 }] });
    expect(fixture.decide({ name: 'order', form: null })).toEqual({ decision: 'attach' });
    expect(fixture.decide({ name: 'release' }, clerk)).toEqual({ decision: 'attach' });
    fixture.answer('transfer', 'transferred', { result: 'accepted' });
    expect(fixture.outcomes[released]).toEqual({ kind: 'submitted' });
    expect(fixture.state.status).toBe(240);
  });

  it('that waits for the customer is not released by the bank', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm1' });
    expect(fixture.decide({ name: 'release' }, clerk)).toMatchObject({ decision: 'refuse', reason: 'illegal' });
    expect(waitingForOf(snapshotOf(fixture.state))).toBe('customer');
  });

  it('that the facts resolve meanwhile keeps what the provider took: the new person is identified', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm1' });
    const { persons } = gmbhForm();
    const form = gmbhForm({ version: 2, persons: [...persons, { ...persons[1]!, personId: personIdOf('p4') }] });
    const id = fixture.give({ name: 'continue', kind: 'beneficiaries', form, resolution: 'r', abort: false });
    fixture.event({ name: 'answerOverdue' }).fetched({ business: 'pending' });
    expect(fixture.state).toMatchObject({ status: 220, run: { kind: 'continue' } });
    expect(fixture.decide({ name: 'order', form: null })).toEqual({ decision: 'attach' });
    fixture.answer('transfer', 'transferred', { result: 'accepted' });
    expect(fixture.outcomes[id]).toEqual({ kind: 'submitted' });
    expect(fixture.pending('startIdentification')).toMatchObject({ personId: 'p4' });
  });

  it('that the facts make ready ends the run, and lets the transfer end', () => {
    const { fixture, id } = continued();
    const persons = [checkResult('p1'), checkResult('p2')];
    fixture.fetched({ business: 'completed', dueDiligenceComplete: true, persons });
    expect(fixture.outcomes[id]).toEqual({ kind: 'status' });
    expect(fixture.state).toMatchObject({ status: 310, run: null, pending: [{ kind: 'transfer', isEnding: true }] });
    fixture.answer('transfer', 'transferred', { result: 'unknown' });
    expect(fixture.state).toMatchObject({ status: 310, pending: [], attention: 'none' });
  });

  it('makes what was asked before out of date, and starts no check again', () => {
    const { fixture } = continued();
    for (const eventId of ['a', 'b']) {
      fixture.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
    }
    const before = fixture.pending('fetchState').generation;
    expect(fixture.state.fetchAgain).toBe(true);
    fixture.answer('transfer', 'transferred', { result: 'accepted' });
    expect(fixture.state.pending.map(({ kind }) => kind)).toEqual(['fetchState']);
    expect(fixture.pending('fetchState').generation).toBeGreaterThan(before);
    expect(fixture.state).toMatchObject({ status: 240, start: null, resumeAt: null, fetchAgain: false });
    expect(fixture.state.facts).toMatchObject({ business: 'research_initiated', mismatch: null, mismatchRef: null });
  });
});

test('what a provider says before the hand-over is answered waits for the answer', () => {
  const { fixture } = released();
  fixture.event({ name: 'providerEvent', eventId: 'e', source: 'banking', reference: 'r' });
  expect(fixture.state.pending.map(({ kind }) => kind)).toEqual(['matchPersons']);
  expect(toAccepted(fixture).state.status).toBe(220);
});
