import { currentRevision } from './case-table.js';
import { decide } from './decide.js';
import {
  CaseFixture,
  clerk,
  gmbhForm,
  toAccepted,
  toBank,
  toForm,
  toHold,
  toReady,
  toTransferred,
  checkResult,
} from './testing/case-fixture.js';
import { snapshotOf } from './snapshot.js';

const lines = (fixture: CaseFixture) => fixture.history.map((entry) => `${entry.type}:${entry.status}`);
const mailsOf = (fixture: CaseFixture) => fixture.history.flatMap((entry) => entry.mails);

test('a GmbH from registration to the archive', () => {
  const fixture = toBank(new CaseFixture());
  expect(fixture.state.status).toBe(410);
  for (const [name, step] of [
    ['passToCoreBanking', 'bookParties'],
    ['createAccount', 'createAccount'],
    ['createGirocard', 'createGirocard'],
  ] as const) {
    const id = fixture.give(name === 'passToCoreBanking' ? { name, mode: 'KUNDE' } : { name }, clerk);
    fixture.answer('coreBankingStep', 'coreBankingStepEnded', {
      step,
      result: 'booked',
      findingRef: step,
      ok: true,
      reason: '',
    });
    expect(fixture.outcomes[id]).toEqual({ kind: 'coreBanking', findingRef: step, ok: true });
  }
  for (const name of ['createAccount', 'createGirocard'] as const) {
    const again = decide(currentRevision, fixture.state, { name }, clerk);
    expect(again).toEqual({ decision: 'answer', outcome: { kind: 'coreBanking', findingRef: name, ok: true } });
  }
  fixture.give({ name: 'finish', success: true }, clerk);
  expect(fixture.state.coreBanking).toEqual({ mode: 'KUNDE', parties: true, account: true, girocard: true });
  fixture.expire().answer('sealEvidence', 'evidenceSealed', {}).answer('eraseCase', 'erased', {});
  expect(lines(fixture)).toEqual([
    'bgo:0',
    'bgo:110',
    'bgo:130',
    'bgo:210',
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
  expect(mailsOf(fixture)).toEqual([
    'verification',
    'orderReceived',
    'identityCheck',
    'identityCheck',
    'successful',
    'accountReady',
  ]);
  expect(fixture.state.window).toBeNull();
  expect(fixture.state.pending).toEqual([]);
});

test('an order answers when the provider has accepted, and each attempt has an id of its own', () => {
  const fixture = toForm(new CaseFixture());
  const attempt = fixture.state.attempt;
  const id = fixture.give({ name: 'order', form: gmbhForm({ reports: ['economyReport'] }) });
  expect(snapshotOf(fixture.state).running).toBe('order');
  expect(fixture.decide({ name: 'order', form: gmbhForm() }).decision).toBe('attach');
  expect(fixture.decide({ name: 'formSaved' })).toMatchObject({ decision: 'refuse' });
  fixture
    .answer('fetchReports', 'reportsFetched', { result: 'done' })
    .answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  toAccepted(fixture);
  expect(fixture.outcomes[id]).toEqual({ kind: 'submitted' });
  expect(fixture.state.attempt).toBe(attempt + 1);
  expect(fixture.decide({ name: 'order', form: gmbhForm() })).toEqual({
    decision: 'answer',
    outcome: { kind: 'status' },
  });
});

test('hold and release, with a mail for the mismatch that nobody at the screen sees', () => {
  const fixture = toHold(new CaseFixture(), 'again');
  expect(fixture.state.status).toBe(214);
  expect(fixture.decide({ name: 'order', form: gmbhForm() })).toEqual({
    decision: 'answer',
    outcome: { kind: 'status' },
  });
  const id = fixture.give({ name: 'release' }, clerk);
  expect(fixture.state.status).toBe(218);
  fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f1' });
  const outcome = { kind: 'interrupted', state: 'interrupted_functionaries_mismatch', findingRef: 'f1' };
  expect(fixture.outcomes[id]).toEqual(outcome);
  expect(mailsOf(fixture)).toContain('releaseMismatch');
  expect(fixture.decide({ name: 'order', form: null })).toEqual({ decision: 'answer', outcome });
  expect(
    fixture.decide({ name: 'continue', kind: 'beneficiaries', form: gmbhForm(), resolution: 'r', abort: false })
      .decision,
  ).toBe('refuse');
});

test('continue resumes after the step that was resolved', () => {
  const fixture = toHold(new CaseFixture());
  fixture.give({ name: 'release' }, clerk);
  fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f1' });
  const id = fixture.give({
    name: 'continue',
    kind: 'functionaries',
    form: gmbhForm({ version: 2 }),
    resolution: 'r',
    abort: false,
  });
  expect(fixture.decide({ name: 'order', form: null })).toEqual({ decision: 'attach' });
  expect(fixture.pending('matchPersons')).toMatchObject({ of: 'beneficiaries', version: 2 });
  fixture.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  expect(fixture.event({ name: 'answerOverdue' }).pending('transfer')).toMatchObject({ version: 2 });
  fixture.answer('transfer', 'transferred', { result: 'accepted' });
  expect(fixture.outcomes[id]).toEqual({ kind: 'submitted' });
  expect(fixture.state.status).toBe(220);
});

test('a continue with ABORT ends the case', () => {
  const fixture = toHold(new CaseFixture());
  fixture.give({ name: 'release' }, clerk);
  fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f1' });
  const id = fixture.give({ name: 'continue', kind: 'functionaries', form: null, resolution: 'r', abort: true });
  expect(fixture.state.status).toBe(350);
  expect(fixture.outcomes[id]).toEqual({ kind: 'status' });
  expect(fixture.pending('cancelAtProviders')).toBeDefined();
});

test('files too large open the form again', () => {
  const fixture = toForm(new CaseFixture());
  const id = fixture.give({ name: 'order', form: gmbhForm() });
  fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null });
  fixture.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  fixture.answer('transfer', 'transferred', { result: 'filesTooLarge' });
  expect(fixture.state.status).toBe(210);
  expect(fixture.outcomes[id]).toMatchObject({ state: 'research_file_size_exception' });
  expect(fixture.decide({ name: 'order', form: gmbhForm() }).decision).toBe('run');
});

test('a mismatch in the research: continue hands the changed persons over and the research starts again', () => {
  const fixture = toTransferred(new CaseFixture());
  fixture.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm1' });
  expect(fixture.state.status).toBe(255);
  expect(fixture.state.start).toEqual({ state: 'interrupted_beneficiaries_mismatch', findingRef: 'm1' });
  const id = fixture.give({
    name: 'continue',
    kind: 'beneficiaries',
    form: gmbhForm({ version: 2 }),
    resolution: 'r',
    abort: false,
  });
  fixture.answer('transfer', 'transferred', { result: 'accepted' });
  expect(fixture.outcomes[id]).toEqual({ kind: 'submitted' });
  expect(fixture.state.status).toBe(240);
  expect(fixture.state.start).toBeNull();
});

test('an abort while the provider hangs: the late transfer is cancelled once it has answered', () => {
  const fixture = toForm(new CaseFixture());
  const id = fixture.give({ name: 'order', form: gmbhForm() });
  fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null });
  fixture.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  fixture.give({ name: 'abort' });
  expect(fixture.state.status).toBe(350);
  expect(fixture.outcomes[id]).toEqual({ kind: 'status' });
  expect(fixture.state.pending.map((effect) => effect.kind)).toEqual(['transfer']);
  fixture.answer('transfer', 'transferred', { result: 'accepted' });
  expect(fixture.state.status).toBe(350);
  expect(fixture.state.pending.map((effect) => effect.kind)).toEqual(['cancelAtProviders']);
});

test('a deletion erases at once, after the providers have let go', () => {
  const fixture = toTransferred(new CaseFixture());
  fixture.give({ name: 'disableProcess' }, clerk);
  expect(snapshotOf(fixture.state)).toMatchObject({ status: 220, hidden: true });
  expect(fixture.decide({ name: 'abort' }).decision).toBe('refuse');
  fixture.answer('cancelAtProviders', 'cancelledAtProviders', {});
  fixture.answer('sealEvidence', 'evidenceSealed', {}).answer('eraseCase', 'erased', {});
  expect(fixture.state.status).toBe(900);
});

test('from ready on the providers change persons and facts, never the status; fraud raises attention', () => {
  const fixture = toReady(new CaseFixture());
  fixture.fetched({ business: 'fraud', persons: [checkResult('p1', { status: 'failed', check: 'fraud' })] });
  expect(fixture.state.status).toBe(310);
  expect(fixture.state.persons[0]).toMatchObject({ status: 'failed', check: 'fraud' });
  expect(fixture.state.attention).toBe('late_provider_result');
});
