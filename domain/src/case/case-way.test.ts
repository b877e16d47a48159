import { currentRevision } from './case-table.js';
import { judge } from './judge.js';
import {
  CasePlay,
  clerk,
  gmbhForm,
  toAccepted,
  toBank,
  toForm,
  toHold,
  toReady,
  toTransferred,
  verdict,
} from './case-play.fake.js';
import { slaHours, slaStatus } from './sla.js';
import { snapshotOf } from './snapshot.js';

const lines = (play: CasePlay) => play.history.map((entry) => `${entry.type}:${entry.status}`);
const mailsOf = (play: CasePlay) => play.history.flatMap((entry) => entry.mails);

test('a GmbH from registration to the archive', () => {
  const play = toBank(new CasePlay());
  expect(play.state.status).toBe(410);
  for (const [name, step] of [
    ['passToCoreBanking', 'passParties'],
    ['createAccount', 'createAccount'],
    ['createGirocard', 'createGirocard'],
  ] as const) {
    const id = play.give(name === 'passToCoreBanking' ? { name, mode: 'KUNDE' } : { name }, clerk);
    play.answer('coreBankingStep', 'coreBankingBooked', {
      step,
      result: 'booked',
      findingRef: step,
      ok: true,
      reason: '',
    });
    expect(play.outcomes[id]).toEqual({ kind: 'coreBanking', findingRef: step, ok: true });
  }
  for (const name of ['createAccount', 'createGirocard'] as const) {
    const again = judge(currentRevision, play.state, { name }, clerk);
    expect(again).toEqual({ verdict: 'answer', outcome: { kind: 'coreBanking', findingRef: name, ok: true } });
  }
  play.give({ name: 'finish', success: true }, clerk);
  expect(play.state.coreBanking).toEqual({ mode: 'KUNDE', passed: true, account: true, girocard: true });
  play.expire().answer('sealEvidence', 'evidenceSealed', {}).answer('eraseCase', 'erased', {});
  expect(lines(play)).toEqual([
    'bgo:0',
    'bgo:110',
    'bgo:130',
    'bgo:210',
    'bgo:218',
    'bgo:220',
    'person:pending',
    'person:pending',
    'person:successful',
    'person:successful',
    'business:completed',
    'bgo:310',
    'bgo:410',
    'bgo:430',
    'bgo:900',
  ]);
  expect(mailsOf(play)).toEqual(['verification', 'identityCheck', 'identityCheck', 'successful', 'accountReady']);
  expect(play.state.window).toBeNull();
  expect(play.state.pending).toEqual([]);
});

test('an order answers when the provider has accepted, and each attempt has an id of its own', () => {
  const play = toForm(new CasePlay());
  const attempt = play.state.attempt;
  const id = play.give({ name: 'order', form: gmbhForm({ reports: ['economyReport'] }) });
  expect(snapshotOf(play.state).running).toBe('order');
  expect(play.judge({ name: 'order', form: gmbhForm() }).verdict).toBe('attach');
  expect(play.judge({ name: 'formSaved' })).toMatchObject({ verdict: 'refuse' });
  play
    .answer('fetchReports', 'reportsFetched', { result: 'done' })
    .answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  toAccepted(play);
  expect(play.outcomes[id]).toEqual({ kind: 'submitted' });
  expect(play.state.attempt).toBe(attempt + 1);
  expect(play.judge({ name: 'order', form: gmbhForm() })).toEqual({ verdict: 'answer', outcome: { kind: 'status' } });
});

test('hold and release, with a mail for the mismatch that nobody at the screen sees', () => {
  const play = toHold(new CasePlay(), 'again');
  expect(play.state.status).toBe(214);
  expect(play.judge({ name: 'order', form: gmbhForm() })).toEqual({ verdict: 'answer', outcome: { kind: 'status' } });
  const id = play.give({ name: 'release' }, clerk);
  expect(play.state.status).toBe(218);
  play.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f1' });
  const outcome = { kind: 'interrupted', state: 'interrupted_functionaries_mismatch', findingRef: 'f1' };
  expect(play.outcomes[id]).toEqual(outcome);
  expect(mailsOf(play)).toContain('releaseMismatch');
  expect(play.judge({ name: 'order', form: null })).toEqual({ verdict: 'answer', outcome });
  expect(play.judge({ name: 'continue', kind: 'beneficiaries', form: gmbhForm(), abort: false }).verdict).toBe(
    'refuse',
  );
});

test('continue goes on after the step that was resolved', () => {
  const play = toHold(new CasePlay());
  play.give({ name: 'release' }, clerk);
  play.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f1' });
  const id = play.give({ name: 'continue', kind: 'functionaries', form: gmbhForm({ version: 2 }), abort: false });
  expect(play.judge({ name: 'order', form: null })).toEqual({ verdict: 'refuse', reason: 'busy', status: 218 });
  expect(play.pending('matchPersons')).toMatchObject({ of: 'beneficiaries', version: 2 });
  play.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  play.answer('transfer', 'transferred', { result: 'idle' });
  expect(play.outcomes[id]).toMatchObject({ state: 'idle_timeout' });
  expect(play.state.outcomes.map((one) => one.commandId)).not.toContain(id);
  play.give({ name: 'order', form: null });
  expect(play.pending('transfer')).toMatchObject({ version: 2 });
  play.answer('transfer', 'transferred', { result: 'accepted' });
  expect(play.state.status).toBe(220);
});

test('a continue with ABORT ends the case', () => {
  const play = toHold(new CasePlay());
  play.give({ name: 'release' }, clerk);
  play.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f1' });
  const id = play.give({ name: 'continue', kind: 'functionaries', form: null, abort: true });
  expect(play.state.status).toBe(350);
  expect(play.outcomes[id]).toEqual({ kind: 'status' });
  expect(play.pending('cancelAtProviders')).toBeDefined();
});

test('files too large open the form again', () => {
  const play = toForm(new CasePlay());
  const id = play.give({ name: 'order', form: gmbhForm() });
  play.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  play.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null });
  play.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  play.answer('transfer', 'transferred', { result: 'filesTooLarge' });
  expect(play.state.status).toBe(210);
  expect(play.outcomes[id]).toMatchObject({ state: 'research_file_size_exception' });
  expect(play.judge({ name: 'order', form: gmbhForm() }).verdict).toBe('run');
});

test('a mismatch in the research: continue hands the changed persons over and the research begins again', () => {
  const play = toTransferred(new CasePlay());
  play.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm1' });
  expect(play.state.status).toBe(255);
  expect(play.state.start).toEqual({ state: 'interrupted_beneficiaries_mismatch', findingRef: 'm1' });
  const id = play.give({ name: 'continue', kind: 'beneficiaries', form: gmbhForm({ version: 2 }), abort: false });
  play.answer('transfer', 'transferred', { result: 'accepted' });
  expect(play.outcomes[id]).toEqual({ kind: 'submitted' });
  expect(play.state.status).toBe(240);
  expect(play.state.start).toBeNull();
});

test('an abort while the provider hangs: the late transfer is cancelled once it has answered', () => {
  const play = toForm(new CasePlay());
  const id = play.give({ name: 'order', form: gmbhForm() });
  play.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  play.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null });
  play.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  play.give({ name: 'abort' });
  expect(play.state.status).toBe(350);
  expect(play.outcomes[id]).toEqual({ kind: 'status' });
  expect(play.state.pending.map((effect) => effect.kind)).toEqual(['transfer']);
  play.answer('transfer', 'transferred', { result: 'accepted' });
  expect(play.state.status).toBe(350);
  expect(play.state.pending.map((effect) => effect.kind)).toEqual(['cancelAtProviders']);
});

test('a deletion erases at once, after the providers have let go', () => {
  const play = toTransferred(new CasePlay());
  play.give({ name: 'disableProcess' }, clerk);
  expect(snapshotOf(play.state)).toMatchObject({ status: 220, hidden: true });
  expect(play.judge({ name: 'abort' }).verdict).toBe('refuse');
  play.answer('cancelAtProviders', 'cancelledAtProviders', {});
  play.answer('sealEvidence', 'evidenceSealed', {}).answer('eraseCase', 'erased', {});
  expect(play.state.status).toBe(900);
});

test('from ready on the providers change persons and facts, never the status; fraud raises attention', () => {
  const play = toReady(new CasePlay());
  play.fetched({ business: 'fraud', persons: [verdict('p1', { status: 'failed', check: 'fraud' })] });
  expect(play.state.status).toBe(310);
  expect(play.state.persons[0]).toMatchObject({ status: 'failed', check: 'fraud' });
  expect(play.state.attention).toBe('late_provider_verdict');
});

test('support fix ends the automation for good', () => {
  const play = toTransferred(new CasePlay());
  play.fetched({ business: 'research_failed' });
  expect(play.state.status).toBe(250);
  play.give({ name: 'supportFix' }, clerk);
  play.fetched({ business: 'rejected' });
  expect(play.state).toMatchObject({ status: 305, automationEnded: true, finalAt: null, pollAt: null });
});

test('a draft expires only a whole window after the last save', () => {
  const play = toForm(new CasePlay());
  const saved = play.now + 60_000;
  play.expire();
  expect(play.state.window).toBeNull();
  play.answer('askLastSave', 'lastSaveTold', { savedAt: saved });
  expect(play.state.window).toEqual({ name: 'draftExpired', dueAt: saved + play.state.policy.draftWindowMs });
  play.expire().answer('askLastSave', 'lastSaveTold', { savedAt: saved });
  expect(play.state.status).toBe(440);
});

test('news that come while the state is fetched are fetched once more, together', () => {
  const play = toTransferred(new CasePlay());
  for (const eventId of ['a', 'b', 'b', 'c'])
    play.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
  expect(play.state.pending.filter((effect) => effect.kind === 'fetchState')).toHaveLength(1);
  const stale = play.pending('fetchState').generation;
  const fetched = {
    business: 'pending',
    dueDiligenceComplete: false,
    mismatch: null,
    mismatchRef: null,
    persons: [],
  } as const;
  play.event({ name: 'stateFetched', generation: stale, state: fetched });
  expect(play.pending('fetchState').generation).toBeGreaterThan(stale);
  const before = play.state;
  play.event({ name: 'stateFetched', generation: stale, state: { ...fetched, business: 'fraud' } });
  expect(play.state).toEqual(before);
});

test('a poll asks only when nothing was heard for a while, and ever more rarely', () => {
  const play = toTransferred(new CasePlay());
  const first = play.state.pollAt!;
  play.now = first - 1000;
  play.event({ name: 'pollDue' });
  expect(play.state.pending).toEqual([]);
  play.now = play.state.pollAt!;
  play.event({ name: 'pollDue' });
  expect(play.state.pending.map((effect) => effect.kind)).toEqual(['fetchState']);
  expect(play.state.pollAt).toBeGreaterThan(first);
});

test('the SLA clock rests while others must act and stops when ready', () => {
  const play = toHold(new CasePlay());
  const rested = play.state.slaMs;
  play.now += 3_600_000;
  play.give({ name: 'release' }, clerk);
  expect(play.state).toMatchObject({ slaMs: rested, slaEnded: false });
  toAccepted(play).fetched({ dueDiligenceComplete: true, persons: [verdict('p1'), verdict('p2')] });
  const snapshot = snapshotOf(play.state);
  expect(snapshot).toMatchObject({ slaEnded: true, slaSince: null });
  expect(slaHours(snapshot, play.now + 9e9)).toBeCloseTo(snapshot.slaMs / 3_600_000);
  expect(slaStatus(snapshot, play.now, 24)).toBe('met');
  expect(slaStatus(snapshot, play.now, 0)).toBe('missed');
});
