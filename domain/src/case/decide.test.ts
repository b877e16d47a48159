import { personIdOf } from '../person/person-id.js';
import { caseIdOf } from './case-id.js';
import type { CaseActor, CaseCommand } from './case-command.js';
import { CaseFixture, clerk, customer, gmbhForm, toBank, toForm, toHold } from './testing/case-fixture.js';
import { regularPolicy } from './case-policy.js';
import { initialState, type CasePerson, type CaseRun, type CaseState } from './case-state.js';
import { currentRevision } from './case-table.js';
import { decide, variantOf } from './decide.js';

const form = gmbhForm();
const person = (personId: string, status: CasePerson['status']): CasePerson => ({
  personId: personIdOf(personId),
  acting: true,
  required: true,
  representation: 'ALONE',
  source: 'solaris',
  status,
  check: null,
  conclusive: false,
  attemptsLeft: null,
  checkRef: null,
});
const caseAt = (status: CaseState['status'], change: Partial<CaseState> = {}): CaseState => ({
  ...initialState({ caseId: caseIdOf('1'), revision: currentRevision, policy: regularPolicy, at: 0 }),
  status,
  form,
  ...change,
});
const run = (change: Partial<CaseRun> & Pick<CaseRun, 'kind' | 'command'>): CaseRun => ({
  commandId: 'c',
  since: 0,
  deadline: null,
  resolution: null,
  mode: null,
  ...change,
});
const decided = (state: CaseState, command: CaseCommand, actor: CaseActor = customer) =>
  decide(currentRevision, state, command, actor);
const illegal = (status: number) => ({ decision: 'refuse', reason: 'illegal', status });
const busy = (status: number) => ({ decision: 'refuse', reason: 'busy', status });

test.each<[CaseCommand, string | null | undefined]>([
  [{ name: 'order', form }, undefined],
  [{ name: 'continue', form, kind: 'functionaries', resolution: 'r', abort: false }, null],
  [{ name: 'continue', form, kind: 'functionaries', resolution: 'r', abort: true }, 'abort'],
  [{ name: 'finish', success: true }, 'success'],
  [{ name: 'finish', success: false }, 'failure'],
  [{ name: 'debugSetStatus', status: 213 }, '213'],
  [{ name: 'takeOver' }, null],
])('%j asks for the variant %s', (command, variant) => {
  expect(variantOf(command)).toBe(variant);
});

test('the system may do what people of either side may', () => {
  const system: CaseActor = { side: 'system', accountId: '' };
  expect(decided(caseAt(213), { name: 'release' }, system)).toEqual({ decision: 'run' });
  expect(decided(caseAt(210), { name: 'abort' }, system)).toEqual({ decision: 'run' });
});

test.each([{ status: 900 }, { status: 430, archiving: true }] as const)(
  'nothing is possible any more at %j',
  (over) => {
    expect(decided(caseAt(over.status, over), { name: 'takeOver' }, clerk)).toEqual(illegal(over.status));
    expect(decided(caseAt(over.status, over), { name: 'order', form })).toEqual(illegal(over.status));
  },
);

test('a form that is saved already is answered, unless an order has locked it', () => {
  expect(decided(caseAt(210), { name: 'formSaved' })).toEqual({ decision: 'answer', outcome: { kind: 'done' } });
  expect(decided(caseAt(130), { name: 'formSaved' })).toEqual({ decision: 'run' });
  const locked = caseAt(210, { run: run({ kind: 'order', command: 'order' }) });
  expect(decided(locked, { name: 'formSaved' }).decision).toBe('refuse');
});

describe('while something runs', () => {
  const passing = caseAt(410, {
    handedOver: true,
    run: run({ kind: 'coreBanking', command: 'passToCoreBanking', mode: 'KUNDE' }),
  });

  it('attaches the same, and is busy for the same with another mode', () => {
    expect(decided(passing, { name: 'passToCoreBanking', mode: 'KUNDE' }, clerk)).toEqual({ decision: 'attach' });
    expect(decided(passing, { name: 'passToCoreBanking', mode: 'INTERESSENT' }, clerk)).toEqual(busy(410));
    const opening = { ...passing, run: run({ kind: 'coreBanking', command: 'createAccount', mode: 'KUNDE' }) };
    expect(decided(opening, { name: 'createAccount' }, clerk)).toEqual({ decision: 'attach' });
  });

  it('is busy for what waits, and runs what does not', () => {
    expect(decided(passing, { name: 'requestData' }, clerk)).toEqual(busy(410));
    const ordering = caseAt(210, { run: run({ kind: 'order', command: 'order' }) });
    expect(decided(ordering, { name: 'abort' })).toEqual({ decision: 'run' });
  });

  it('is busy for another hand-over wherever that would be illegal, but not because of a core banking step', () => {
    const ordering = caseAt(210, { run: run({ kind: 'order', command: 'order' }) });
    expect(decided(ordering, { name: 'continue', form, kind: 'functionaries', resolution: 'r', abort: false })).toEqual(
      busy(210),
    );
    expect(decided(ordering, { name: 'release' }, clerk)).toEqual(busy(210));
    expect(decided({ ...passing, handedOver: false }, { name: 'order', form })).toEqual(illegal(410));
  });
});

test.each([410, 420] as const)(
  'at %i the account and the girocard are answered again once they are there',
  (status) => {
    const state = caseAt(status, { bookings: { parties: null, account: 'a1', girocard: null } });
    const outcome = { kind: 'coreBanking', findingRef: 'a1', ok: true };
    expect(decided(state, { name: 'createAccount' }, clerk)).toEqual({ decision: 'answer', outcome });
    expect(decided(state, { name: 'createGirocard' }, clerk)).toEqual(illegal(status));
    expect(decided(state, { name: 'requestData' }, clerk)).toEqual({ decision: 'run' });
  },
);

test('what was booked is not answered where the bank is not at work', () => {
  const state = caseAt(430, { bookings: { parties: null, account: 'a1', girocard: 'g1' } });
  expect(decided(state, { name: 'createAccount' }, clerk)).toEqual(illegal(430));
  expect(decided(state, { name: 'createGirocard' }, clerk)).toEqual(illegal(430));
});

describe('a stored mismatch', () => {
  const start = { state: 'interrupted_functionaries_mismatch', findingRef: 'f' } as const;
  const outcome = { kind: 'interrupted', ...start };
  const unresolved = caseAt(218, { start });

  it('is answered to an order again, at 218 and 255', () => {
    expect(decided(unresolved, { name: 'order', form: null })).toEqual({ decision: 'answer', outcome });
    const research = caseAt(255, { start, handedOver: true });
    expect(decided(research, { name: 'order', form: null })).toEqual({ decision: 'answer', outcome });
  });

  it('is answered nowhere else, and not for another reason', () => {
    expect(decided({ ...unresolved, status: 210 }, { name: 'order', form })).toEqual({ decision: 'run' });
    const idle = caseAt(218, { start: { state: 'idle_timeout', findingRef: null } });
    expect(decided(idle, { name: 'order', form: null })).toEqual({ decision: 'run' });
  });

  it('is continued with a new version or an abort, and only its own kind', () => {
    const resolve = { name: 'continue', kind: 'functionaries', form, resolution: 'r', abort: false } as const;
    expect(decided(unresolved, resolve)).toEqual({ decision: 'run' });
    expect(decided(unresolved, { ...resolve, form: null })).toEqual(illegal(218));
    expect(decided(unresolved, { ...resolve, form: null, abort: true })).toEqual({ decision: 'run' });
    expect(decided(unresolved, { ...resolve, kind: 'beneficiaries' })).toEqual(illegal(218));
    expect(decided(unresolved, { ...resolve, kind: 'beneficiaries', abort: true })).toEqual(illegal(218));
  });
});

test('an order needs a form: the one it brings, or at 218 the one that was frozen', () => {
  expect(decided(caseAt(210), { name: 'order', form: null })).toEqual(illegal(210));
  expect(decided(caseAt(210, { form: null }), { name: 'order', form })).toEqual({ decision: 'run' });
  expect(decided(caseAt(218), { name: 'order', form: null })).toEqual({ decision: 'run' });
  expect(decided(caseAt(218, { form: null }), { name: 'order', form })).toEqual(illegal(218));
  expect(decided(caseAt(213, { form: null }), { name: 'release' }, clerk)).toEqual(illegal(213));
});

test('a person is completed who was asked, with what was frozen', () => {
  const persons = [person('p1', 'information_required'), person('p2', 'pending')];
  const state = caseAt(220, { handedOver: true, persons });
  const complete = (personId: string) => ({ name: 'personCompleted', personId: personIdOf(personId), form }) as const;
  expect(decided(state, complete('p1'))).toEqual({ decision: 'run' });
  expect(decided(state, complete('p2'))).toEqual(illegal(220));
  expect(decided(state, complete('p9'))).toEqual(illegal(220));
  expect(decided(state, { ...complete('p1'), form: null })).toEqual(illegal(220));
});

test.each<[CaseCommand, CaseState, unknown]>([
  [{ name: 'order', form }, caseAt(213), { kind: 'status' }],
  [{ name: 'order', form }, caseAt(214), { kind: 'status' }],
  [{ name: 'continue', form, kind: 'functionaries', resolution: 'r', abort: true }, caseAt(214), { kind: 'status' }],
  [{ name: 'order', form }, caseAt(350), { kind: 'status' }],
  [{ name: 'release' }, caseAt(350), { kind: 'status' }],
  [{ name: 'order', form }, caseAt(220, { handedOver: true }), { kind: 'status' }],
  [{ name: 'release' }, caseAt(310, { handedOver: true }), { kind: 'status' }],
])('%j is answered by the status', (command, state, outcome) => {
  expect(decided(state, command)).toEqual({ decision: 'answer', outcome });
});

test('a release on hold runs, and nothing else is answered by the status', () => {
  expect(decided(toHold(new CaseFixture()).state, { name: 'release' }, clerk)).toEqual({ decision: 'run' });
  expect(decided(toForm(new CaseFixture()).state, { name: 'order', form })).toEqual({ decision: 'run' });
  expect(decided(toBank(new CaseFixture()).state, { name: 'abort' })).toEqual(illegal(410));
});
