import type { CaseActor, CaseCommand } from './case-command.js';
import { CasePlay, clerk, customer, gmbhForm, toBank, toForm, toHold } from './case-play.fake.js';
import { regularPolicy } from './case-policy.js';
import { initialState, type CasePerson, type CaseRun, type CaseState } from './case-state.js';
import { currentRevision } from './case-table.js';
import { judge, variantOf } from './judge.js';

const form = gmbhForm();
const person = (personId: string, status: CasePerson['status']): CasePerson => ({
  personId,
  acting: true,
  required: true,
  representation: 'ALONE',
  source: 'solaris',
  status,
  check: null,
  conclusive: false,
  checkRef: null,
});
const caseAt = (status: CaseState['status'], change: Partial<CaseState> = {}): CaseState => ({
  ...initialState({ caseId: '1', policy: regularPolicy, at: 0 }),
  status,
  form,
  ...change,
});
const run = (change: Partial<CaseRun> & Pick<CaseRun, 'kind' | 'command'>): CaseRun => ({
  commandId: 'c',
  deadline: null,
  mode: null,
  ...change,
});
const judged = (state: CaseState, command: CaseCommand, actor: CaseActor = customer) =>
  judge(currentRevision, state, command, actor);
const illegal = (status: number) => ({ verdict: 'refuse', reason: 'illegal', status });
const busy = (status: number) => ({ verdict: 'refuse', reason: 'busy', status });

test.each<[CaseCommand, string | null | undefined]>([
  [{ name: 'order', form }, undefined],
  [{ name: 'continue', form, kind: 'functionaries', abort: false }, null],
  [{ name: 'continue', form, kind: 'functionaries', abort: true }, 'abort'],
  [{ name: 'finish', success: true }, 'success'],
  [{ name: 'finish', success: false }, 'failure'],
  [{ name: 'debugSetStatus', status: 213 }, '213'],
  [{ name: 'takeOver' }, null],
])('%j asks for the variant %s', (command, variant) => {
  expect(variantOf(command)).toBe(variant);
});

test('the system may do what people of either side may', () => {
  const system: CaseActor = { side: 'system', accountId: '' };
  expect(judged(caseAt(213), { name: 'release' }, system)).toEqual({ verdict: 'run' });
  expect(judged(caseAt(210), { name: 'abort' }, system)).toEqual({ verdict: 'run' });
});

test.each([{ status: 900 }, { status: 430, archiving: true }] as const)(
  'nothing is possible any more at %j',
  (over) => {
    expect(judged(caseAt(over.status, over), { name: 'takeOver' }, clerk)).toEqual(illegal(over.status));
    expect(judged(caseAt(over.status, over), { name: 'order', form })).toEqual(illegal(over.status));
  },
);

test('a form that is saved already is answered, unless an order has locked it', () => {
  expect(judged(caseAt(210), { name: 'formSaved' })).toEqual({ verdict: 'answer', outcome: { kind: 'done' } });
  expect(judged(caseAt(130), { name: 'formSaved' })).toEqual({ verdict: 'run' });
  const locked = caseAt(210, { run: run({ kind: 'order', command: 'order' }) });
  expect(judged(locked, { name: 'formSaved' }).verdict).toBe('refuse');
});

describe('while something runs', () => {
  const passing = caseAt(410, {
    handedOver: true,
    run: run({ kind: 'coreBanking', command: 'passToCoreBanking', mode: 'KUNDE' }),
  });

  it('attaches the same, and is busy for the same with another mode', () => {
    expect(judged(passing, { name: 'passToCoreBanking', mode: 'KUNDE' }, clerk)).toEqual({ verdict: 'attach' });
    expect(judged(passing, { name: 'passToCoreBanking', mode: 'INTERESSENT' }, clerk)).toEqual(busy(410));
    const opening = { ...passing, run: run({ kind: 'coreBanking', command: 'createAccount', mode: 'KUNDE' }) };
    expect(judged(opening, { name: 'createAccount' }, clerk)).toEqual({ verdict: 'attach' });
  });

  it('is busy for what waits, and runs what does not', () => {
    expect(judged(passing, { name: 'requestData' }, clerk)).toEqual(busy(410));
    const ordering = caseAt(210, { run: run({ kind: 'order', command: 'order' }) });
    expect(judged(ordering, { name: 'abort' })).toEqual({ verdict: 'run' });
  });

  it('is busy for another hand-over wherever that would be illegal, but not because of a core banking step', () => {
    const ordering = caseAt(210, { run: run({ kind: 'order', command: 'order' }) });
    expect(judged(ordering, { name: 'continue', form, kind: 'functionaries', abort: false })).toEqual(busy(210));
    expect(judged(ordering, { name: 'release' }, clerk)).toEqual(busy(210));
    expect(judged({ ...passing, handedOver: false }, { name: 'order', form })).toEqual(illegal(410));
  });
});

test.each([410, 420] as const)(
  'at %i the account and the girocard are answered again once they are there',
  (status) => {
    const state = caseAt(status, { bookings: { account: 'a1', girocard: null } });
    const outcome = { kind: 'coreBanking', findingRef: 'a1', ok: true };
    expect(judged(state, { name: 'createAccount' }, clerk)).toEqual({ verdict: 'answer', outcome });
    expect(judged(state, { name: 'createGirocard' }, clerk)).toEqual(illegal(status));
    expect(judged(state, { name: 'requestData' }, clerk)).toEqual({ verdict: 'run' });
  },
);

test('what was booked is not answered where the bank is not at work', () => {
  const state = caseAt(430, { bookings: { account: 'a1', girocard: 'g1' } });
  expect(judged(state, { name: 'createAccount' }, clerk)).toEqual(illegal(430));
  expect(judged(state, { name: 'createGirocard' }, clerk)).toEqual(illegal(430));
});

describe('a stored mismatch', () => {
  const start = { state: 'interrupted_functionaries_mismatch', findingRef: 'f' } as const;
  const outcome = { kind: 'interrupted', ...start };
  const unresolved = caseAt(218, { start });

  it('is answered to an order again, at 218 and 255', () => {
    expect(judged(unresolved, { name: 'order', form: null })).toEqual({ verdict: 'answer', outcome });
    const research = caseAt(255, { start, handedOver: true });
    expect(judged(research, { name: 'order', form: null })).toEqual({ verdict: 'answer', outcome });
  });

  it('is answered nowhere else, and not for another reason', () => {
    expect(judged({ ...unresolved, status: 210 }, { name: 'order', form })).toEqual({ verdict: 'run' });
    const idle = caseAt(218, { start: { state: 'idle_timeout', findingRef: null } });
    expect(judged(idle, { name: 'order', form: null })).toEqual({ verdict: 'run' });
  });

  it('is continued with a new version or an abort, and only its own kind', () => {
    const resolve = { name: 'continue', kind: 'functionaries', form, abort: false } as const;
    expect(judged(unresolved, resolve)).toEqual({ verdict: 'run' });
    expect(judged(unresolved, { ...resolve, form: null })).toEqual(illegal(218));
    expect(judged(unresolved, { ...resolve, form: null, abort: true })).toEqual({ verdict: 'run' });
    expect(judged(unresolved, { ...resolve, kind: 'beneficiaries' })).toEqual(illegal(218));
    expect(judged(unresolved, { ...resolve, kind: 'beneficiaries', abort: true })).toEqual(illegal(218));
  });
});

test('an order needs a form: the one it brings, or at 218 the one that was frozen', () => {
  expect(judged(caseAt(210), { name: 'order', form: null })).toEqual(illegal(210));
  expect(judged(caseAt(210, { form: null }), { name: 'order', form })).toEqual({ verdict: 'run' });
  expect(judged(caseAt(218), { name: 'order', form: null })).toEqual({ verdict: 'run' });
  expect(judged(caseAt(218, { form: null }), { name: 'order', form })).toEqual(illegal(218));
  expect(judged(caseAt(213, { form: null }), { name: 'release' }, clerk)).toEqual(illegal(213));
});

test('a person is completed who was asked, with what was frozen', () => {
  const persons = [person('p1', 'information_required'), person('p2', 'pending')];
  const state = caseAt(220, { handedOver: true, persons });
  const complete = (personId: string) => ({ name: 'personCompleted', personId, form }) as const;
  expect(judged(state, complete('p1'))).toEqual({ verdict: 'run' });
  expect(judged(state, complete('p2'))).toEqual(illegal(220));
  expect(judged(state, complete('p9'))).toEqual(illegal(220));
  expect(judged(state, { ...complete('p1'), form: null })).toEqual(illegal(220));
});

test.each<[CaseCommand, CaseState, unknown]>([
  [{ name: 'order', form }, caseAt(213), { kind: 'status' }],
  [{ name: 'order', form }, caseAt(214), { kind: 'status' }],
  [{ name: 'continue', form, kind: 'functionaries', abort: true }, caseAt(214), { kind: 'status' }],
  [{ name: 'order', form }, caseAt(350), { kind: 'status' }],
  [{ name: 'release' }, caseAt(350), { kind: 'status' }],
  [{ name: 'order', form }, caseAt(220, { handedOver: true }), { kind: 'status' }],
  [{ name: 'release' }, caseAt(310, { handedOver: true }), { kind: 'status' }],
])('%j is answered by the status (design 2 "Answers")', (command, state, outcome) => {
  expect(judged(state, command)).toEqual({ verdict: 'answer', outcome });
});

test('a release on hold runs, and nothing else is answered by the status', () => {
  expect(judged(toHold(new CasePlay()).state, { name: 'release' }, clerk)).toEqual({ verdict: 'run' });
  expect(judged(toForm(new CasePlay()).state, { name: 'order', form })).toEqual({ verdict: 'run' });
  expect(judged(toBank(new CasePlay()).state, { name: 'abort' })).toEqual(illegal(410));
});
