import { personIdOf } from '../person/person-id.js';
import type { CaseEvent } from './case-event.js';
import { CaseFixture, clerk, gmbhForm, toForm, toHold, toReady, toTransferred } from './testing/case-fixture.js';
import { noFacts } from './case-state.js';
import { reduce } from './reduce/reduce.js';

const kinds = (fixture: CaseFixture) => fixture.state.pending.map(({ kind }) => kind);
const released = () => {
  const fixture = toHold(new CaseFixture());
  fixture.give({ name: 'release' }, clerk);
  return fixture;
};
const transferring = () =>
  released()
    .answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null })
    .answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
const accepted = { result: 'accepted' } as const;

describe('an abort', () => {
  it.each<[string, () => CaseFixture, readonly string[]]>([
    ['of a form', () => toForm(new CaseFixture()), []],
    ['on hold', () => toHold(new CaseFixture()), []],
    ['before the transfer', released, ['cancelAtProviders']],
    ['during the transfer', transferring, ['transfer']],
    ['after the hand-over', () => toTransferred(new CaseFixture()), ['cancelAtProviders']],
  ])('%s lets the providers go only where they may know the case', (_name, way, pending) => {
    const fixture = way();
    fixture.state = { ...fixture.state, start: { state: 'idle_timeout', findingRef: null } };
    fixture.give({ name: 'abort' });
    expect(fixture.state).toMatchObject({ status: 350, start: null });
    expect(kinds(fixture)).toEqual(pending);
  });

  it('is over once the providers have let go: nothing is archived before its time', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.give({ name: 'abort' });
    fixture.answer('cancelAtProviders', 'cancelledAtProviders', {});
    expect(kinds(fixture)).toEqual([]);
    expect(fixture.state.archiving).toBe(false);
  });
});

describe('a window that runs out', () => {
  it.each<[string, () => CaseFixture, readonly string[]]>([
    ['on hold', () => toHold(new CaseFixture()), []],
    ['before the transfer', released, ['cancelAtProviders']],
    ['after the hand-over', () => toTransferred(new CaseFixture()), ['cancelAtProviders']],
  ])('%s', (_name, way, pending) => {
    const fixture = way().expire();
    expect(fixture.state.status).toBe(440);
    expect(kinds(fixture)).toEqual(pending);
  });

  it('is another one when its end was moved', () => {
    const fixture = toTransferred(new CaseFixture());
    const window = fixture.state.window!;
    fixture.event({ ...window, dueAt: window.dueAt - 1 });
    fixture.event({ ...window, name: 'draftExpired' });
    expect(fixture.state.status).toBe(220);
  });
});

describe('a transfer that answers too late', () => {
  it.each<[string, (fixture: CaseFixture) => void]>([
    ['the customer aborted', (fixture) => void fixture.give({ name: 'abort' })],
    ['the window ran out', (fixture) => void fixture.expire()],
  ])('is cancelled when %s', (_name, end) => {
    const fixture = transferring();
    end(fixture);
    const { status } = fixture.state;
    fixture.answer('transfer', 'transferred', accepted);
    expect(kinds(fixture)).toEqual(['cancelAtProviders']);
    expect(fixture.history.at(-1)).toMatchObject({ type: 'solaris', status: String(status), actor: 'system' });
    expect(fixture.state).toMatchObject({ status, handedOver: false });
  });

  it('is looked up and cancelled even when its last attempt found no answer', () => {
    const fixture = transferring();
    fixture.give({ name: 'abort' });
    expect(fixture.pending('transfer')).toMatchObject({ isEnding: true });
    fixture.answer('transfer', 'transferred', { result: 'unknown' });
    expect(kinds(fixture)).toEqual(['cancelAtProviders']);
  });

  it('is kept after a support fix: the bank continues the case, and nobody is identified', () => {
    const fixture = transferring();
    fixture.give({ name: 'supportFix' }, clerk);
    fixture.answer('transfer', 'transferred', accepted);
    expect(kinds(fixture)).toEqual([]);
    expect(fixture.state).toMatchObject({ status: 305, handedOver: true });
  });

  it('that is not known after a support fix is cancelled with a deletion', () => {
    const fixture = transferring();
    fixture.give({ name: 'supportFix' }, clerk);
    fixture.answer('transfer', 'transferred', { result: 'unknown' });
    expect(fixture.state).toMatchObject({ status: 305, handedOver: false });
    fixture.give({ name: 'disableProcess' }, clerk);
    expect(kinds(fixture)).toEqual(['cancelAtProviders']);
  });

  it('is all that is cancelled: other late news are recorded only', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.give({ name: 'abort' });
    fixture.answer('cancelAtProviders', 'cancelledAtProviders', {}).event({ name: 'pollDue' });
    expect(kinds(fixture)).toEqual([]);
    expect(fixture.history.at(-1)).toMatchObject({ type: 'solaris', status: '350', cause: 'pollDue' });
  });
});

describe('a deletion', () => {
  const deleted = (fixture: CaseFixture) => {
    fixture.give({ name: 'disableProcess' }, clerk);
    return fixture;
  };

  it('seals and erases at once where no provider has the case', () => {
    const fixture = deleted(toForm(new CaseFixture()));
    expect(fixture.state).toMatchObject({ status: 210, hidden: true, automationEnded: true, archiving: true });
    expect(fixture.history.at(-1)).toMatchObject({
      type: 'bgo',
      status: '210',
      cause: 'disableProcess',
      actor: 'staff',
    });
    expect(kinds(fixture)).toEqual(['sealEvidence']);
    fixture.answer('sealEvidence', 'evidenceSealed', {});
    expect(kinds(fixture)).toEqual(['eraseCase']);
    fixture.answer('eraseCase', 'erased', {});
    expect(fixture.state).toMatchObject({ status: 900, persons: [], form: null, pending: [] });
  });

  it('waits for a transfer under way, then for the providers to let go', () => {
    const fixture = deleted(transferring());
    expect(kinds(fixture)).toEqual(['transfer']);
    fixture.answer('transfer', 'transferred', accepted);
    expect(kinds(fixture)).toEqual(['cancelAtProviders']);
    fixture.answer('cancelAtProviders', 'cancelledAtProviders', {});
    expect(kinds(fixture)).toEqual(['sealEvidence']);
  });

  it('lets the providers go before the transfer too', () => {
    expect(kinds(deleted(released()))).toEqual(['cancelAtProviders']);
    expect(kinds(deleted(toTransferred(new CaseFixture())))).toEqual(['cancelAtProviders']);
  });

  it('of a case that is over has nothing left to cancel', () => {
    const fixture = toTransferred(new CaseFixture()).fetched({ business: 'rejected' });
    expect(fixture.state.status).toBe(320);
    expect(kinds(deleted(fixture))).toEqual(['sealEvidence']);
  });

  it('takes in nothing any more but its own steps', () => {
    const fixture = deleted(toTransferred(new CaseFixture()));
    fixture.event({ name: 'providerEvent', eventId: 'late', source: 'banking', reference: 'r' });
    expect(kinds(fixture)).toEqual(['cancelAtProviders']);
    expect(fixture.history.at(-1)).toMatchObject({ type: 'solaris', status: '220' });
    fixture.event({ name: 'attentionRaised', attention: 'projection_lag' });
    expect(fixture.state.attention).toBe('projection_lag');
    fixture.event({ name: 'effectStuck', generation: fixture.pending('cancelAtProviders').generation });
    expect(fixture.state.attention).toBe('provider_unresponsive');
  });
});

describe('debugging', () => {
  const ended = { automationEnded: false, handedOver: false, start: null, pending: [], facts: noFacts };

  it.each([
    [130, null, false],
    [210, null, false],
    [213, 'functionaries', true],
    [214, 'functionaries', true],
  ] as const)('re-enters %i with everything later forgotten', (status, resumeAt, wasOnHold) => {
    const fixture = toReady(new CaseFixture());
    const passed = { mode: 'KUNDE', parties: true, account: true, girocard: true } as const;
    fixture.state = { ...fixture.state, automationEnded: true, coreBanking: passed };
    fixture.state = { ...fixture.state, start: { state: 'idle_timeout', findingRef: null } };
    fixture.event({ name: 'providerEvent', eventId: 'e', source: 'banking', reference: 'r' });
    fixture.give({ name: 'debugSetStatus', status }, clerk);
    expect(fixture.state).toMatchObject({ ...ended, status, resumeAt, wasOnHold });
    expect(fixture.state.coreBanking).toEqual({ mode: null, parties: false, account: false, girocard: false });
  });

  it('does not forget that a case was on hold', () => {
    const fixture = toHold(new CaseFixture());
    fixture.give({ name: 'debugSetStatus', status: 130 }, clerk);
    expect(fixture.state).toMatchObject({ status: 130, wasOnHold: true, resumeAt: null });
  });
});

describe('attention', () => {
  const raise = (attention: Extract<CaseEvent, { name: 'attentionRaised' }>['attention']) =>
    ({ name: 'attentionRaised', attention }) as const;

  it('is raised by mails and by whoever watches', () => {
    const fixture = new CaseFixture();
    expect(fixture.event({ name: 'mailFailed', mailId: 'm' }).state.attention).toBe('mail_failed');
    expect(fixture.event(raise('projection_lag')).state.attention).toBe('projection_lag');
    expect(fixture.event(raise('none')).state.attention).toBe('none');
  });

  it('is taken back only by whoever raised it', () => {
    const fixture = new CaseFixture().event({ name: 'mailFailed', mailId: 'm' });
    expect(fixture.event(raise('none')).state.attention).toBe('mail_failed');
  });

  it('is kept on a refused transfer, whatever else fails; until revision 2 it was replaced', () => {
    const refused = transferring().answer('transfer', 'transferred', { result: 'rejected' });
    expect(refused.event({ name: 'mailFailed', mailId: 'm' }).state.attention).toBe('transfer_failed');
    expect(refused.event(raise('projection_lag')).event(raise('none')).state.attention).toBe('transfer_failed');
    const input = { kind: 'event', event: { name: 'mailFailed', mailId: 'm' } } as const;
    expect(reduce(2, { ...refused.state, revision: 2 }, input, refused.now).state.attention).toBe('mail_failed');
  });

  it('stays while an effect hangs, and goes when it has answered', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.give({ name: 'syncWithProvider' }, clerk);
    const { generation } = fixture.pending('fetchState');
    fixture.event({ name: 'effectStuck', generation: generation + 1 });
    expect(fixture.state.attention).toBe('none');
    fixture.event({ name: 'effectStuck', generation });
    expect(fixture.state.attention).toBe('provider_unresponsive');
    expect(kinds(fixture)).toEqual(['fetchState']);
    fixture.fetched({});
    expect(fixture.state.attention).toBe('none');
  });

  it('outlives the answers of effects that do not hang', () => {
    const fixture = transferring().answer('transfer', 'transferred', accepted);
    const [first, second] = fixture.state.pending.filter(({ kind }) => kind === 'startIdentification');
    for (const { generation } of [first!, second!]) fixture.event({ name: 'effectStuck', generation });
    fixture.fetched({});
    expect(fixture.state.attention).toBe('provider_unresponsive');
    const started = { name: 'identificationStarted', checkRef: 'r' } as const;
    fixture.event({ ...started, generation: first!.generation, personId: personIdOf('p1') });
    expect(fixture.state.attention).toBe('provider_unresponsive');
    fixture.event({ ...started, generation: second!.generation, personId: personIdOf('p2') });
    expect(fixture.state.attention).toBe('none');
  });

  it('is on a transfer that was refused, until one is accepted', () => {
    const fixture = transferring().answer('transfer', 'transferred', { result: 'rejected' });
    expect(fixture.state).toMatchObject({ status: 218, attention: 'transfer_failed' });
    fixture.give({ name: 'order', form: gmbhForm() });
    fixture.answer('transfer', 'transferred', accepted);
    expect(fixture.state).toMatchObject({ status: 220, attention: 'none' });
  });
});
