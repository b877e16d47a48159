import { orderBudgetMs } from './case-effect.js';
import { CasePlay, clerk, gmbhForm, toAccepted, toForm, toHold, toTransferred } from './case-play.fake.js';
import { snapshotOf } from './snapshot.js';

const ordered = (form = gmbhForm()) => {
  const play = toForm(new CasePlay());
  return { play, id: play.give({ name: 'order', form }) };
};
const idle = { kind: 'interrupted', state: 'idle_timeout', findingRef: null };
const matched = (play: CasePlay, kind: 'functionaries' | 'beneficiaries') =>
  play.answer('matchPersons', 'matched', { kind, result: 'matched', findingRef: null });
const mismatched = (play: CasePlay, kind: 'functionaries' | 'beneficiaries') =>
  play.answer('matchPersons', 'matched', { kind, result: 'mismatch', findingRef: 'f1' });
const released = () => {
  const play = toHold(new CasePlay());
  return { play, id: play.give({ name: 'release' }, clerk) };
};

/** Design 2 "order": freeze, reports, hold rules, matching, banking provider; one budget for all of them. */
test('an order goes from step to step', () => {
  const form = gmbhForm({ version: 4, reports: ['economyReport', 'creditChecks'] });
  const { play, id } = ordered(form);
  const deadline = play.now + orderBudgetMs;
  expect(play.state).toMatchObject({ form, firstOrderedAt: play.now, resumeAt: 'reports', start: null });
  expect(play.pending('fetchReports')).toMatchObject({
    version: 4,
    reports: ['economyReport', 'creditChecks'],
    deadline,
  });
  play.answer('fetchReports', 'reportsFetched', { result: 'done' });
  expect(play.pending('evaluateHold')).toMatchObject({ version: 4, deadline });
  play.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  expect(play.pending('matchPersons')).toMatchObject({ version: 4, of: 'functionaries', deadline });
  matched(play, 'functionaries');
  expect(play.pending('matchPersons')).toMatchObject({ version: 4, of: 'beneficiaries', deadline });
  matched(play, 'beneficiaries');
  expect(play.pending('transfer')).toMatchObject({ version: 4, deadline });
  expect(play.state.resumeAt).toBe('transfer');
  expect(play.outcomes[id]).toBeUndefined();
  const { round } = play.state;
  play.answer('transfer', 'transferred', { result: 'accepted' });
  expect(play.state).toMatchObject({ status: 220, handedOver: true, resumeAt: null, run: null, round });
  expect(play.state.pending.map((effect) => ('personId' in effect ? effect.personId : effect.kind))).toEqual([
    'p1',
    'p2',
    'fetchState',
  ]);
  expect(play.pending('startIdentification')).toMatchObject({ version: 4, source: 'solaris', deadline: null });
});

describe('a matching that goes on by itself', () => {
  it('has compared all: the hand-over follows', () => {
    const { play } = released();
    matched(play, 'beneficiaries');
    expect(play.state).toMatchObject({ resumeAt: 'transfer', pending: [{ kind: 'transfer' }] });
  });

  it('stops at the kind that deviates, which the customer then resolves', () => {
    const { play } = released();
    mismatched(play, 'beneficiaries');
    const start = { state: 'interrupted_beneficiaries_mismatch', findingRef: 'f1' };
    expect(play.state).toMatchObject({ resumeAt: 'beneficiaries', start, pending: [] });
    play.give({ name: 'continue', kind: 'beneficiaries', form: gmbhForm({ version: 2 }), abort: false });
    expect(play.state.pending).toMatchObject([{ kind: 'transfer', version: 2 }]);
  });
});

describe('an order without an answer', () => {
  it.each(['idle', 'failed'] as const)('before the hand-over (%s) leaves the form open', (result) => {
    const attention = result === 'idle' ? 'none' : 'transfer_failed';
    const reports = ordered(gmbhForm({ reports: ['creditChecks'] }));
    reports.play.answer('fetchReports', 'reportsFetched', { result });
    const rules = ordered();
    rules.play.answer('evaluateHold', 'holdEvaluated', { result });
    for (const { play, id } of [reports, rules]) {
      expect(play.outcomes[id]).toEqual(idle);
      expect(play.state).toMatchObject({ status: 210, attention, start: null, run: null, pending: [] });
    }
  });

  it.each(['idle', 'failed'] as const)('during the hand-over (%s) is resumed where it stopped', (result) => {
    const { play, id } = ordered();
    play.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    matched(play, 'functionaries');
    play.answer('matchPersons', 'matched', { kind: 'beneficiaries', result, findingRef: null });
    expect(play.outcomes[id]).toEqual(idle);
    expect(play.state.start).toEqual({ state: 'idle_timeout', findingRef: null });
    expect(play.state).toMatchObject({ status: 218, attention: result === 'idle' ? 'none' : 'transfer_failed' });
    const first = play.state.firstOrderedAt;
    play.give({ name: 'order', form: gmbhForm({ version: 2 }) });
    expect(play.pending('matchPersons')).toMatchObject({ of: 'beneficiaries', version: 1 });
    expect(play.state).toMatchObject({ firstOrderedAt: first, start: null });
  });

  it('begins with the functionaries where nothing says where to go on', () => {
    const { play } = released();
    play.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'idle', findingRef: null });
    play.state = { ...play.state, resumeAt: null };
    play.give({ name: 'order', form: null });
    expect(play.pending('matchPersons')).toMatchObject({ of: 'functionaries' });
  });
});

test.each(['findings', 'again'] as const)('an order with %s waits for the bank', (result) => {
  const { play, id } = ordered();
  play.answer('evaluateHold', 'holdEvaluated', { result });
  expect(play.outcomes[id]).toEqual({ kind: 'status' });
  expect(play.state).toMatchObject({ wasOnHold: true, resumeAt: 'functionaries', run: null, pending: [] });
});

describe('a mismatch', () => {
  it('of an order is told at the screen, that of a release by mail', () => {
    const { play, id } = ordered();
    play.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    const lines = play.history.length;
    mismatched(play, 'functionaries');
    expect(play.outcomes[id]).toEqual({
      kind: 'interrupted',
      state: 'interrupted_functionaries_mismatch',
      findingRef: 'f1',
    });
    expect(play.history).toHaveLength(lines);
    expect(play.state.outcomes.at(-1)).toEqual({ commandId: id, outcome: play.outcomes[id] });
    const bank = released();
    mismatched(bank.play, 'functionaries');
    expect(bank.play.history.at(-1)).toMatchObject({ type: 'bgo', status: '218', mails: ['releaseMismatch'] });
  });

  it.each([
    ['functionaries', { kind: 'matchPersons', of: 'beneficiaries' }],
    ['beneficiaries', { kind: 'transfer' }],
  ] as const)('of %s goes on behind itself', (kind, next) => {
    const { play } = released();
    if (kind === 'beneficiaries') matched(play, 'functionaries');
    mismatched(play, kind);
    play.give({ name: 'continue', kind, form: gmbhForm({ version: 3 }), abort: false });
    expect(snapshotOf(play.state)).toMatchObject({ running: 'continue', startState: null });
    expect(play.state.pending).toMatchObject([{ ...next, version: 3 }]);
  });
});

describe('files that are too large', () => {
  const size = { state: 'research_file_size_exception', findingRef: null };
  it.each([
    ['an order', ordered, []],
    ['a release', released, ['releaseFilesTooLarge']],
  ] as const)('of %s open the form again', (name, way, mails) => {
    const { play, id } = way();
    if (name === 'an order') play.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    matched(matched(play, 'functionaries'), 'beneficiaries');
    play.answer('transfer', 'transferred', { result: 'filesTooLarge' });
    expect(play.outcomes[id]).toEqual({ kind: 'interrupted', ...size });
    expect(play.state).toMatchObject({ status: 210, start: size, resumeAt: null, handedOver: false });
    expect(play.history.at(-1)).toMatchObject({ status: '210', mails });
  });
});

describe('a mismatch of the research (255)', () => {
  const start = { state: 'interrupted_beneficiaries_mismatch', findingRef: 'm1' };
  const continued = () => {
    const play = toTransferred(new CasePlay());
    play.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm1' });
    const form = gmbhForm({ version: 2 });
    return { play, id: play.give({ name: 'continue', kind: 'beneficiaries', form, abort: false }) };
  };

  it('is handed over at once, and stays until the provider has it', () => {
    const { play } = continued();
    expect(play.state.pending).toMatchObject([{ kind: 'transfer', version: 2 }]);
    expect(play.state.start).toEqual(start);
  });

  it.each(['idle', 'rejected', 'filesTooLarge'] as const)('stays when the transfer ends with %s', (result) => {
    const { play, id } = continued();
    play.answer('transfer', 'transferred', { result });
    expect(play.outcomes[id]).toMatchObject({ kind: 'interrupted' });
    expect(play.state).toMatchObject({
      status: 255,
      start,
      attention: result === 'rejected' ? 'transfer_failed' : 'none',
    });
  });

  it('makes what was asked before out of date, and starts no check again', () => {
    const { play } = continued();
    for (const eventId of ['a', 'b']) {
      play.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
    }
    const before = play.pending('fetchState').generation;
    expect(play.state.fetchAgain).toBe(true);
    play.answer('transfer', 'transferred', { result: 'accepted' });
    expect(play.state.pending.map(({ kind }) => kind)).toEqual(['fetchState']);
    expect(play.pending('fetchState').generation).toBeGreaterThan(before);
    expect(play.state).toMatchObject({ status: 240, start: null, resumeAt: null, fetchAgain: false });
    expect(play.state.facts).toMatchObject({ business: 'research_initiated', mismatch: null, mismatchRef: null });
  });
});

test('what a provider says before the hand-over is answered waits for the answer', () => {
  const { play } = released();
  play.event({ name: 'providerEvent', eventId: 'e', source: 'banking', reference: 'r' });
  expect(play.state.pending.map(({ kind }) => kind)).toEqual(['matchPersons']);
  expect(toAccepted(play).state.status).toBe(220);
});
