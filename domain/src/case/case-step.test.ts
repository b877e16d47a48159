import {
  CasePlay,
  clerk,
  customer,
  gmbhForm,
  toBank,
  toForm,
  toHold,
  toReady,
  toTransferred,
  verdict,
} from './case-play.fake.js';
import { regularPolicy } from './case-policy.js';
import { currentRevision } from './case-table.js';
import { reduce } from './reduce.js';
import { pollDelay, windowOf } from './window.js';

const quarterHour = 900_000;
const day = 86_400_000;

describe('lines of the history', () => {
  it('are numbered in their order, and say who caused what', () => {
    const play = toReady(new CasePlay());
    expect(play.history.slice(0, 4).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(play.history.at(-1)?.seq).toBe(play.state.seq);
    expect(play.history[0]).toMatchObject({
      cause: 'started',
      actor: 'system',
      accountId: null,
      personId: null,
      mails: [],
    });
    expect(play.history[2]).toMatchObject({ cause: 'confirmEmail', actor: 'customer', accountId: 'c1', status: '130' });
    expect(play.history.find(({ type }) => type === 'person')).toMatchObject({ personId: 'p1', status: 'pending' });
  });

  it('count a change that shows without a line, once', () => {
    const play = new CasePlay();
    const { seq } = play.state;
    expect(play.event({ name: 'mailFailed', mailId: 'm' }).state.seq).toBe(seq + 1);
    expect(play.event({ name: 'mailFailed', mailId: 'm' }).state.seq).toBe(seq + 1);
    expect(play.history).toHaveLength(seq);
  });
});

test('a step hands out what it started', () => {
  const play = toForm(new CasePlay());
  const command = { name: 'order', form: gmbhForm() } as const;
  const input = { kind: 'command', commandId: 'o', actor: customer, command } as const;
  const { state, effects } = reduce(currentRevision, play.state, input, play.now);
  expect(effects.map(({ kind }) => kind)).toEqual(['evaluateHold']);
  expect(effects).toEqual(state.pending);
});

test('the number of an order grows with the status, and when an order has ended', () => {
  const play = new CasePlay();
  const { attempt } = play.state;
  play.give({ name: 'confirmEmail' });
  expect(play.state.attempt).toBe(attempt + 1);
  play.give({ name: 'formSaved' });
  expect(play.state.attempt).toBe(attempt + 2);
  play.give({ name: 'order', form: gmbhForm() });
  expect(play.state.attempt).toBe(attempt + 2);
  play.answer('evaluateHold', 'holdEvaluated', { result: 'idle' });
  expect(play.state.attempt).toBe(attempt + 3);
  const held = toHold(new CasePlay());
  const onHold = held.state.attempt;
  held.give({ name: 'release' }, clerk);
  held.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f' });
  expect(held.state.attempt).toBe(onHold + 1);
  held.give({ name: 'continue', kind: 'functionaries', form: gmbhForm({ version: 2 }), abort: false });
  held.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'idle', findingRef: null });
  expect(held.state.attempt).toBe(onHold + 2);
  const bank = toBank(new CasePlay());
  const before = bank.state.attempt;
  bank.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  const booked = { step: 'passParties', result: 'booked', findingRef: 'f', ok: true, reason: '' } as const;
  expect(bank.answer('coreBankingStep', 'coreBankingBooked', booked).state.attempt).toBe(before);
});

test('the last twenty outcomes are remembered', () => {
  const play = toBank(new CasePlay());
  const ids = Array.from({ length: 12 }, () => [
    play.give({ name: 'requestData' }, clerk),
    play.give({ name: 'answerRequest' }),
  ]).flat();
  expect(play.state.outcomes).toEqual(ids.slice(-20).map((commandId) => ({ commandId, outcome: { kind: 'done' } })));
});

test('the last two hundred news are remembered, and one that is known changes nothing', () => {
  const play = toTransferred(new CasePlay());
  const news = (eventId: string) => play.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
  const ids = Array.from({ length: 201 }, (_one, index) => `n${index}`);
  for (const id of ids) news(id);
  expect(play.state.seenEvents).toEqual(ids.slice(1));
  const again = toTransferred(new CasePlay());
  again.event({ name: 'providerEvent', eventId: 'a', source: 'banking', reference: 'r' });
  again.event({ name: 'providerEvent', eventId: 'a', source: 'banking', reference: 'r' });
  expect(again.state.fetchAgain).toBe(false);
});

test('an end is kept for the archive, and forgotten where the case goes on', () => {
  const play = toTransferred(new CasePlay()).fetched({ business: 'research_failed' });
  const ended = play.now;
  expect(play.state.finalAt).toBe(ended);
  play.give({ name: 'supportFix' }, clerk);
  expect(play.state.finalAt).toBeNull();
  const gone = new CasePlay().expire();
  const finalAt = gone.now;
  gone.expire().answer('sealEvidence', 'evidenceSealed', {}).answer('eraseCase', 'erased', {});
  expect(gone.state).toMatchObject({ status: 900, finalAt, window: null });
});

test('an effect that answers takes back no worry but its own', () => {
  const play = toTransferred(new CasePlay()).event({ name: 'mailFailed', mailId: 'm' });
  expect(play.fetched({}).state.attention).toBe('mail_failed');
});

test('an end lets go of what was asked', () => {
  const play = toTransferred(new CasePlay());
  for (const eventId of ['a', 'b']) play.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
  play.give({ name: 'abort' });
  expect(play.state).toMatchObject({ fetchAgain: false, pollAt: null });
  expect(play.state.pending.map(({ kind }) => kind)).toEqual(['cancelAtProviders']);
});

describe('windows and polls', () => {
  it('move with the progress of a case', () => {
    const play = toTransferred(new CasePlay());
    const { dueAt } = play.state.window!;
    play.fetched({ persons: [verdict('p1')] });
    expect(play.state.window).toEqual({ name: 'waitExpired', dueAt: play.now + 90 * day });
    expect(play.state.window!.dueAt).toBeGreaterThan(dueAt);
  });

  it('ask a quarter of an hour after the hand-over, then an eighth of the silence later, a day at most', () => {
    const play = toTransferred(new CasePlay());
    const silent = (ms: number) => pollDelay(play.state, play.state.progressAt + ms);
    expect([silent(0), silent(8 * quarterHour), silent(16 * quarterHour), silent(999 * day)]).toEqual([
      quarterHour,
      quarterHour,
      2 * quarterHour,
      24 * quarterHour,
    ]);
    const { pollMs: _pollMs, ...policy } = regularPolicy;
    expect(pollDelay({ ...play.state, policy }, play.state.progressAt)).toBe(quarterHour);
    expect(play.state.pollAt).toBeGreaterThan(play.now);
    expect(toBank(new CasePlay()).state.pollAt).toBeNull();
  });

  it.each([
    [110, 'doiExpired', 14],
    [130, 'draftExpired', 90],
    [210, 'draftExpired', 90],
    ...[213, 214, 218, 220, 230, 240, 245, 255, 260, 425].map((status) => [status, 'waitExpired', 90] as const),
    ...[120, 216, 250, 320, 330, 340, 350, 430, 440, 450].map((status) => [status, 'archiveDue', 365] as const),
  ] as const)('at %i: %s after %i days', (status, name, days) => {
    const state = { ...new CasePlay().state, status: status as 110, statusSince: 7, progressAt: 5 };
    expect(windowOf(state)).toEqual({ name, dueAt: 7 + days * day });
    expect(windowOf({ ...state, archiving: true })).toBeNull();
  });

  it.each([0, 305, 310, 315, 410, 420, 900] as const)('none at %i', (status) => {
    expect(windowOf({ ...new CasePlay().state, status })).toBeNull();
  });
});

describe('identity checks', () => {
  const started = (checkRef: string | null, change: { source?: 'myConnect'; personId?: string } = {}) => {
    const play = toTransferred(new CasePlay());
    const known = { status: 'created', checkRef: null, source: change.source ?? 'solaris' } as const;
    play.state = { ...play.state, persons: play.state.persons.map((one) => ({ ...one, ...known })) };
    play.fetched({ persons: [verdict('p2', { status: 'information_completed', conclusive: false })] });
    return play.answer('startIdentification', 'identificationStarted', { personId: change.personId ?? 'p2', checkRef });
  };

  it('begin with a mail, and at the identity-onboarding provider with its first state', () => {
    expect(started('c').state.persons[1]).toMatchObject({ status: 'pending', check: null, checkRef: 'c' });
    const play = started('c', { source: 'myConnect' });
    expect(play.state.persons[1]).toMatchObject({ status: 'pending', check: 'INITIAL', checkRef: 'c' });
    expect(play.history.at(-1)).toMatchObject({ type: 'person', personId: 'p2', mails: ['identityCheck'] });
    expect(play.state.persons[0]).toMatchObject({ status: 'created', checkRef: null });
  });

  it('of nobody known change nothing', () => {
    const play = started('c', { personId: 'p9' });
    expect(play.state.persons.map(({ checkRef }) => checkRef)).toEqual([null, null, null]);
  });

  it('that are named again send no second mail, and take no result back', () => {
    const play = toTransferred(new CasePlay()).fetched({ persons: [verdict('p1', { check: 'approved' })] });
    const mails = () => play.history.flatMap((line) => line.mails).length;
    const before = mails();
    const again = (checkRef: string) => {
      play.state = {
        ...play.state,
        pending: [
          {
            kind: 'startIdentification',
            personId: 'p1',
            version: 1,
            source: 'solaris',
            generation: 99,
            deadline: null,
          },
        ],
      };
      play.event({ name: 'identificationStarted', generation: 99, personId: 'p1', checkRef });
    };
    again('check-p1');
    expect(mails()).toBe(before);
    again('another');
    expect(mails()).toBe(before + 1);
    expect(play.state.persons[0]).toMatchObject({ status: 'successful', check: 'approved', checkRef: 'another' });
  });

  it('are not taken back by a provider that has not heard of them yet', () => {
    const play = toTransferred(new CasePlay());
    play.fetched({ persons: [verdict('p1', { status: 'created', conclusive: false })] });
    expect(play.state.persons[0]?.status).toBe('pending');
  });

  it('ask for missing data once', () => {
    const play = toTransferred(new CasePlay());
    const asked = [verdict('p1', { status: 'information_required', conclusive: false })];
    const mails = () =>
      play.history.flatMap((line) => line.mails).filter((mail) => mail === 'personDataMissing').length;
    expect([play.fetched({ persons: asked }), mails()][1]).toBe(1);
    play.fetched({ persons: asked });
    expect(mails()).toBe(1);
  });

  it('begin only where somebody waits for one', () => {
    const completed = (personId: string) => verdict(personId, { status: 'information_completed', conclusive: false });
    const starts = (play: CasePlay) => play.state.pending.filter(({ kind }) => kind === 'startIdentification').length;
    expect(starts(toTransferred(new CasePlay()).fetched({ persons: [completed('p1')] }))).toBe(0);
    const waiting = (change: Partial<CasePlay['state']>) => {
      const play = toTransferred(new CasePlay());
      const persons = play.state.persons.map((one) => ({ ...one, checkRef: null }));
      play.state = { ...play.state, persons, ...change };
      return starts(play.fetched({ persons: [completed('p1'), completed('p3'), completed('p9')] }));
    };
    expect(waiting({})).toBe(1);
    expect(waiting({ status: 310 })).toBe(0);
    expect(waiting({ automationEnded: true })).toBe(0);
  });

  it('leave a line for each change of the check, and none where nothing changed', () => {
    const play = toTransferred(new CasePlay());
    const lines = play.history.length;
    play.fetched({ persons: [verdict('p1', { status: 'pending', conclusive: false })] });
    expect(play.history).toHaveLength(lines);
    play.fetched({ persons: [verdict('p1', { status: 'pending', check: 'flow_incomplete', conclusive: false })] });
    expect(play.history).toHaveLength(lines + 1);
    expect(play.history.at(-1)).toMatchObject({ type: 'person', personId: 'p1', status: 'pending', mails: [] });
  });
});
