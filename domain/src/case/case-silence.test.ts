import { regularPolicy } from './case-policy.js';
import { CaseFixture, clerk, gmbhForm, toAccepted, toForm, toHold } from './testing/case-fixture.js';

const ordered = (form = gmbhForm()) => {
  const fixture = toForm(new CaseFixture());
  return { fixture, id: fixture.give({ name: 'order', form }) };
};
const released = () => {
  const fixture = toHold(new CaseFixture());
  return { fixture, id: fixture.give({ name: 'release' }, clerk) };
};
const matched = (fixture: CaseFixture, kind: 'functionaries' | 'beneficiaries') =>
  fixture.answer('matchPersons', 'matched', { kind, result: 'matched', findingRef: null });
const mismatched = (fixture: CaseFixture, kind: 'functionaries' | 'beneficiaries') =>
  fixture.answer('matchPersons', 'matched', { kind, result: 'mismatch', findingRef: 'f1' });

describe('an order without an answer', () => {
  const overdue = (fixture: CaseFixture) => fixture.event({ name: 'answerOverdue' });

  it('continues in the background under the same operation key, and the next order is a new one', () => {
    const { fixture, id } = ordered();
    const { attempt, pending } = fixture.state;
    overdue(fixture);
    expect(fixture.outcomes[id]).toBeUndefined();
    expect(fixture.state).toMatchObject({ status: 210, attempt: attempt + 1, run: { commandId: id, deadline: null } });
    expect(fixture.state.pending).toEqual(pending.map((effect) => ({ ...effect, deadline: null })));
    expect(fixture.decide({ name: 'order', form: gmbhForm() })).toEqual({ decision: 'attach' });
    fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    expect(fixture.pending('matchPersons').deadline).toBeNull();
    matched(fixture, 'beneficiaries').answer('transfer', 'transferred', { result: 'accepted' });
    expect(fixture.outcomes[id]).toEqual({ kind: 'submitted' });
    expect(fixture.state.status).toBe(220);
  });

  it('is attached to by order and release at 218, by a continue only with the same resolution', () => {
    const { fixture } = released();
    overdue(fixture);
    expect(fixture.decide({ name: 'order', form: null })).toEqual({ decision: 'attach' });
    expect(fixture.decide({ name: 'release' }, clerk)).toEqual({ decision: 'attach' });
    const resolve = { name: 'continue', kind: 'functionaries', form: null, resolution: 'r', abort: false } as const;
    expect(fixture.decide(resolve)).toMatchObject({ decision: 'refuse', reason: 'busy' });
    mismatched(fixture, 'functionaries');
    fixture.give({ ...resolve, form: gmbhForm({ version: 2 }) });
    overdue(fixture);
    expect(fixture.decide(resolve)).toEqual({ decision: 'attach' });
    expect(fixture.decide({ ...resolve, resolution: 's' })).toMatchObject({ decision: 'refuse', reason: 'busy' });
    expect(fixture.decide({ name: 'release' }, clerk)).toEqual({ decision: 'attach' });
  });

  it('expires with the form a draft window after the order', () => {
    const { fixture } = ordered();
    overdue(fixture);
    const { since } = fixture.state.run!;
    expect(fixture.state.window).toEqual({ name: 'draftExpired', dueAt: since + regularPolicy.draftWindowMs });
    fixture.expire().answer('fetchLastSave', 'lastSaveFetched', { savedAt: null });
    expect(fixture.state).toMatchObject({ status: 440, run: null, pending: [] });
  });

  it('whose end nobody sees is reported by mail', () => {
    const { fixture } = ordered();
    fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    mismatched(overdue(fixture), 'functionaries');
    expect(fixture.history.at(-1)).toMatchObject({ type: 'bgo', status: '218', mails: ['researchMismatch'] });
    const size = ordered().fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    matched(overdue(size), 'beneficiaries').answer('transfer', 'transferred', { result: 'filesTooLarge' });
    expect(size.history.at(-1)).toMatchObject({ status: '210', mails: ['filesTooLarge'] });
  });

  it('changes nothing where nothing is handed over', () => {
    const fixture = toForm(new CaseFixture());
    const before = fixture.state;
    expect(overdue(fixture).state).toEqual(before);
  });
});

describe('a hand-over that a provider refuses for good', () => {
  const refused = (way: typeof ordered | typeof released) => {
    const { fixture, id } = way();
    if (way === ordered) fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'rejected', findingRef: null });
    return { fixture, id };
  };

  it.each([ordered, released])('waits for the bank, which may release it again', (way) => {
    const { fixture, id } = refused(way);
    expect(fixture.outcomes[id]).toEqual({ kind: 'status' });
    expect(fixture.state).toMatchObject({ status: 218, attention: 'transfer_failed', run: null, start: null });
    fixture.give({ name: 'release' }, clerk);
    expect(fixture.pending('matchPersons')).toMatchObject({ of: 'functionaries', version: 1 });
    expect(fixture.state).toMatchObject({ attention: 'none', run: { kind: 'release' } });
    expect(toAccepted(fixture).state).toMatchObject({ status: 220, attention: 'none' });
  });

  it('continues at an order too, where it stopped', () => {
    const { fixture } = released();
    matched(fixture, 'beneficiaries').answer('transfer', 'transferred', { result: 'rejected' });
    const first = fixture.state.firstOrderedAt;
    fixture.give({ name: 'order', form: gmbhForm({ version: 2 }) });
    expect(fixture.pending('transfer')).toMatchObject({ version: 1 });
    expect(fixture.state.firstOrderedAt).toBe(first);
  });

  it('expires after the waiting window', () => {
    expect(refused(ordered).fixture.expire().state).toMatchObject({ status: 440 });
  });

  it.each([['order'], ['release']] as const)(
    'starts with the functionaries where nothing says where to go on (%s)',
    (name) => {
      const { fixture } = refused(ordered);
      fixture.state = { ...fixture.state, resumeAt: null };
      if (name === 'order') fixture.give({ name, form: null });
      else fixture.give({ name }, clerk);
      expect(fixture.pending('matchPersons')).toMatchObject({ of: 'functionaries' });
    },
  );

  it.each(['rejected', 'filesTooLarge'] as const)(
    '%s ends no booking when it comes after the bank took over',
    (result) => {
      const { fixture } = ordered();
      fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
      matched(fixture, 'beneficiaries');
      fixture.give({ name: 'supportFix' }, clerk);
      fixture.give({ name: 'takeOver' }, clerk);
      const booking = fixture.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
      fixture.answer('transfer', 'transferred', { result });
      expect(fixture.outcomes[booking]).toBeUndefined();
      expect(fixture.decide({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk)).toEqual({ decision: 'attach' });
      expect(fixture.state).toMatchObject({
        status: 410,
        attention: 'none',
        start: null,
        run: { kind: 'coreBanking' },
      });
    },
  );
});
