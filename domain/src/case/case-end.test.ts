import type { CaseEvent } from './case-event.js';
import { CasePlay, clerk, gmbhForm, toForm, toHold, toReady, toTransferred } from './case-play.fake.js';
import { noFacts } from './case-state.js';

const kinds = (play: CasePlay) => play.state.pending.map(({ kind }) => kind);
const released = () => {
  const play = toHold(new CasePlay());
  play.give({ name: 'release' }, clerk);
  return play;
};
const transferring = () =>
  released()
    .answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null })
    .answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
const accepted = { result: 'accepted' } as const;

describe('an abort', () => {
  it.each<[string, () => CasePlay, readonly string[]]>([
    ['of a form', () => toForm(new CasePlay()), []],
    ['on hold', () => toHold(new CasePlay()), []],
    ['before the transfer', released, ['cancelAtProviders']],
    ['during the transfer', transferring, ['transfer']],
    ['after the hand-over', () => toTransferred(new CasePlay()), ['cancelAtProviders']],
  ])('%s lets the providers go only where they may know the case', (_name, way, pending) => {
    const play = way();
    play.state = { ...play.state, start: { state: 'idle_timeout', findingRef: null } };
    play.give({ name: 'abort' });
    expect(play.state).toMatchObject({ status: 350, start: null });
    expect(kinds(play)).toEqual(pending);
  });

  it('is over once the providers have let go: nothing is archived before its time', () => {
    const play = toTransferred(new CasePlay());
    play.give({ name: 'abort' });
    play.answer('cancelAtProviders', 'cancelledAtProviders', {});
    expect(kinds(play)).toEqual([]);
    expect(play.state.archiving).toBe(false);
  });
});

describe('a window that runs out', () => {
  it.each<[string, () => CasePlay, readonly string[]]>([
    ['on hold', () => toHold(new CasePlay()), []],
    ['before the transfer', released, ['cancelAtProviders']],
    ['after the hand-over', () => toTransferred(new CasePlay()), ['cancelAtProviders']],
  ])('%s', (_name, way, pending) => {
    const play = way().expire();
    expect(play.state.status).toBe(440);
    expect(kinds(play)).toEqual(pending);
  });

  it('is another one when its end was moved', () => {
    const play = toTransferred(new CasePlay());
    const window = play.state.window!;
    play.event({ ...window, dueAt: window.dueAt - 1 });
    play.event({ ...window, name: 'draftExpired' });
    expect(play.state.status).toBe(220);
  });
});

describe('a transfer that answers too late', () => {
  it.each<[string, (play: CasePlay) => void]>([
    ['the customer aborted', (play) => void play.give({ name: 'abort' })],
    ['the window ran out', (play) => void play.expire()],
  ])('is cancelled when %s', (_name, end) => {
    const play = transferring();
    end(play);
    const { status } = play.state;
    play.answer('transfer', 'transferred', accepted);
    expect(kinds(play)).toEqual(['cancelAtProviders']);
    expect(play.history.at(-1)).toMatchObject({ type: 'solaris', status: String(status), actor: 'system' });
    expect(play.state).toMatchObject({ status, handedOver: false });
  });

  it('is not cancelled after a support fix: the bank goes on with the case', () => {
    const play = transferring();
    play.give({ name: 'supportFix' }, clerk);
    play.answer('transfer', 'transferred', accepted);
    expect(kinds(play)).toEqual([]);
    expect(play.state.status).toBe(305);
  });

  it('is all that is cancelled: other late news are recorded only', () => {
    const play = toTransferred(new CasePlay());
    play.give({ name: 'abort' });
    play.answer('cancelAtProviders', 'cancelledAtProviders', {}).event({ name: 'pollDue' });
    expect(kinds(play)).toEqual([]);
    expect(play.history.at(-1)).toMatchObject({ type: 'solaris', status: '350', cause: 'pollDue' });
  });
});

describe('a deletion', () => {
  const deleted = (play: CasePlay) => {
    play.give({ name: 'disableProcess' }, clerk);
    return play;
  };

  it('seals and erases at once where no provider knows the case', () => {
    const play = deleted(toForm(new CasePlay()));
    expect(play.state).toMatchObject({ status: 210, hidden: true, automationEnded: true, archiving: true });
    expect(play.history.at(-1)).toMatchObject({ type: 'bgo', status: '210', cause: 'disableProcess', actor: 'staff' });
    expect(kinds(play)).toEqual(['sealEvidence']);
    play.answer('sealEvidence', 'evidenceSealed', {});
    expect(kinds(play)).toEqual(['eraseCase']);
    play.answer('eraseCase', 'erased', {});
    expect(play.state).toMatchObject({ status: 900, persons: [], form: null, pending: [] });
  });

  it('waits for a transfer under way, then for the providers to let go', () => {
    const play = deleted(transferring());
    expect(kinds(play)).toEqual(['transfer']);
    play.answer('transfer', 'transferred', accepted);
    expect(kinds(play)).toEqual(['cancelAtProviders']);
    play.answer('cancelAtProviders', 'cancelledAtProviders', {});
    expect(kinds(play)).toEqual(['sealEvidence']);
  });

  it('lets the providers go before the transfer too', () => {
    expect(kinds(deleted(released()))).toEqual(['cancelAtProviders']);
    expect(kinds(deleted(toTransferred(new CasePlay())))).toEqual(['cancelAtProviders']);
  });

  it('of a case that is over has nothing left to cancel', () => {
    const play = toTransferred(new CasePlay()).fetched({ business: 'rejected' });
    expect(play.state.status).toBe(320);
    expect(kinds(deleted(play))).toEqual(['sealEvidence']);
  });

  it('takes in nothing any more but its own steps', () => {
    const play = deleted(toTransferred(new CasePlay()));
    play.event({ name: 'providerEvent', eventId: 'late', source: 'banking', reference: 'r' });
    expect(kinds(play)).toEqual(['cancelAtProviders']);
    expect(play.history.at(-1)).toMatchObject({ type: 'solaris', status: '220' });
    play.event({ name: 'attentionRaised', attention: 'projection_lag' });
    expect(play.state.attention).toBe('projection_lag');
    play.event({ name: 'effectStuck', generation: play.pending('cancelAtProviders').generation });
    expect(play.state.attention).toBe('provider_stuck');
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
    const play = toReady(new CasePlay());
    const passed = { mode: 'KUNDE', passed: true, account: true, girocard: true } as const;
    play.state = { ...play.state, automationEnded: true, coreBanking: passed };
    play.state = { ...play.state, start: { state: 'idle_timeout', findingRef: null } };
    play.event({ name: 'providerEvent', eventId: 'e', source: 'banking', reference: 'r' });
    play.give({ name: 'debugSetStatus', status }, clerk);
    expect(play.state).toMatchObject({ ...ended, status, resumeAt, wasOnHold });
    expect(play.state.coreBanking).toEqual({ mode: null, passed: false, account: false, girocard: false });
  });

  it('does not forget that a case was on hold', () => {
    const play = toHold(new CasePlay());
    play.give({ name: 'debugSetStatus', status: 130 }, clerk);
    expect(play.state).toMatchObject({ status: 130, wasOnHold: true, resumeAt: null });
  });
});

describe('attention', () => {
  const raise = (attention: Extract<CaseEvent, { name: 'attentionRaised' }>['attention']) =>
    ({ name: 'attentionRaised', attention }) as const;

  it('is raised by mails and by whoever watches', () => {
    const play = new CasePlay();
    expect(play.event({ name: 'mailFailed', mailId: 'm' }).state.attention).toBe('mail_failed');
    expect(play.event(raise('projection_lag')).state.attention).toBe('projection_lag');
    expect(play.event(raise('none')).state.attention).toBe('none');
  });

  it('is taken back only by whoever raised it', () => {
    const play = new CasePlay().event({ name: 'mailFailed', mailId: 'm' });
    expect(play.event(raise('none')).state.attention).toBe('mail_failed');
  });

  it('stays while an effect hangs, and goes when it has answered', () => {
    const play = toTransferred(new CasePlay());
    play.give({ name: 'syncWithProvider' }, clerk);
    const { generation } = play.pending('fetchState');
    play.event({ name: 'effectStuck', generation: generation + 1 });
    expect(play.state.attention).toBe('none');
    play.event({ name: 'effectStuck', generation });
    expect(play.state.attention).toBe('provider_stuck');
    expect(kinds(play)).toEqual(['fetchState']);
    play.fetched({});
    expect(play.state.attention).toBe('none');
  });

  it('outlives the answers of effects that do not hang', () => {
    const play = transferring().answer('transfer', 'transferred', accepted);
    const [first, second] = play.state.pending.filter(({ kind }) => kind === 'startIdentification');
    for (const { generation } of [first!, second!]) play.event({ name: 'effectStuck', generation });
    play.fetched({});
    expect(play.state.attention).toBe('provider_stuck');
    const started = { name: 'identificationStarted', checkRef: 'r' } as const;
    play.event({ ...started, generation: first!.generation, personId: 'p1' });
    expect(play.state.attention).toBe('provider_stuck');
    play.event({ ...started, generation: second!.generation, personId: 'p2' });
    expect(play.state.attention).toBe('none');
  });

  it('is on a transfer that was refused, until one is accepted', () => {
    const play = transferring().answer('transfer', 'transferred', { result: 'rejected' });
    expect(play.state).toMatchObject({ status: 218, attention: 'transfer_failed' });
    play.give({ name: 'order', form: gmbhForm() });
    play.answer('transfer', 'transferred', accepted);
    expect(play.state).toMatchObject({ status: 220, attention: 'none' });
  });
});
