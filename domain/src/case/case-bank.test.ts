import type { CoreBankingStep } from './case-effect.js';
import { CasePlay, clerk, gmbhForm, toBank, toForm, toHold, toTransferred, verdict } from './case-play.fake.js';
import { snapshotOf } from './snapshot.js';

const answer = (play: CasePlay, step: CoreBankingStep, change: { result?: 'failed'; ok?: boolean } = {}) =>
  play.answer('coreBankingStep', 'coreBankingBooked', {
    step,
    result: change.result ?? 'booked',
    findingRef: `finding-${step}`,
    ok: change.ok ?? true,
    reason: 'keine Verbindung',
  });
const nothing = { mode: null, passed: false, account: false, girocard: false };

/** Design 2 "passToCoreBanking, createAccount, createGirocard": each a run of its own, known by what it came to. */
test('parties, account and girocard are passed one after the other', () => {
  const play = toBank(new CasePlay());
  expect(play.state.coreBanking).toEqual(nothing);
  const passed = play.give({ name: 'passToCoreBanking', mode: 'KUNDE_WITH_PLACEHOLDERS' }, clerk);
  expect(play.pending('coreBankingStep')).toMatchObject({
    step: 'passParties',
    version: 1,
    mode: 'KUNDE_WITH_PLACEHOLDERS',
    deadline: null,
  });
  expect(snapshotOf(play.state).running).toBe('coreBanking');
  expect(play.outcomes[passed]).toBeUndefined();
  answer(play, 'passParties');
  expect(play.outcomes[passed]).toEqual({ kind: 'coreBanking', findingRef: 'finding-passParties', ok: true });
  expect(play.state.coreBanking).toEqual({ ...nothing, mode: 'KUNDE_WITH_PLACEHOLDERS', passed: true });

  const account = play.give({ name: 'createAccount' }, clerk);
  expect(play.pending('coreBankingStep')).toMatchObject({ step: 'createAccount', mode: 'KUNDE_WITH_PLACEHOLDERS' });
  expect(play.outcomes[account]).toBeUndefined();
  answer(play, 'createAccount');
  expect(play.state.bookings).toEqual({ account: 'finding-createAccount', girocard: null });

  const girocard = play.give({ name: 'createGirocard' }, clerk);
  expect(play.pending('coreBankingStep')).toMatchObject({ step: 'createGirocard', mode: 'KUNDE_WITH_PLACEHOLDERS' });
  expect(play.outcomes[girocard]).toBeUndefined();
  answer(play, 'createGirocard');
  expect(play.state.bookings).toEqual({ account: 'finding-createAccount', girocard: 'finding-createGirocard' });
  expect(play.state.run).toBeNull();
});

test('what was not booked is told, and may be tried again', () => {
  const play = toBank(new CasePlay());
  const failed = play.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  answer(play, 'passParties', { result: 'failed' });
  expect(play.outcomes[failed]).toEqual({ kind: 'coreBankingFailed', reason: 'keine Verbindung' });
  const refused = play.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  answer(play, 'passParties', { ok: false });
  expect(play.outcomes[refused]).toEqual({ kind: 'coreBanking', findingRef: 'finding-passParties', ok: false });
  expect(play.state.coreBanking).toEqual(nothing);
  expect(play.state.bookings).toEqual({ account: null, girocard: null });
});

test('a case that was never ordered is passed as it is stored', () => {
  const play = toForm(new CasePlay());
  play.give({ name: 'supportFix' }, clerk);
  expect(play.state).toMatchObject({ status: 305, form: null, persons: [] });
  play.give({ name: 'takeOver' }, clerk);
  play.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  expect(play.pending('coreBankingStep')).toMatchObject({ version: 0 });
});

test('a support fix freezes what is stored, but never what was ordered before', () => {
  const stored = gmbhForm({ version: 9 });
  const fresh = toForm(new CasePlay());
  fresh.give({ name: 'supportFix', form: stored }, clerk);
  expect(fresh.state.form).toEqual(stored);
  expect(fresh.state.persons.map(({ personId }) => personId)).toEqual(['p1', 'p2', 'p3']);
  const ordered = toTransferred(new CasePlay());
  ordered.give({ name: 'supportFix', form: stored }, clerk);
  expect(ordered.state.form).toEqual(gmbhForm());
});

describe('the number of what staff did', () => {
  it('grows with each command of staff, and with none of the customer', () => {
    const play = toBank(new CasePlay());
    const round = play.state.round;
    const asked = play.give({ name: 'requestData' }, clerk);
    expect([play.state.round, play.outcomes[asked]]).toEqual([round + 1, { kind: 'done' }]);
    const answered = play.give({ name: 'answerRequest' });
    expect([play.state.round, play.outcomes[answered]]).toEqual([round + 1, { kind: 'done' }]);
  });

  it('grows when a step into the core bank or a release has ended', () => {
    const play = toBank(new CasePlay());
    const round = play.state.round;
    play.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
    expect(play.state.round).toBe(round);
    expect(answer(play, 'passParties').state.round).toBe(round + 1);
    const held = toHold(new CasePlay());
    const before = held.state.round;
    const released = held.give({ name: 'release' }, clerk);
    expect([held.state.round, held.outcomes[released]]).toEqual([before, undefined]);
    held.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'idle', findingRef: null });
    expect(held.state.round).toBe(before + 1);
  });
});

describe('commands that only ask or hand over', () => {
  it('hand the documents over, then ask what they led to', () => {
    const play = toTransferred(new CasePlay()).fetched({ business: 'documents_missing' });
    const id = play.give({ name: 'documentsUploaded' });
    expect(play.outcomes[id]).toEqual({ kind: 'done' });
    expect(play.state.pending.map(({ kind }) => kind)).toEqual(['handOverDocuments']);
    play.answer('handOverDocuments', 'documentsHandedOver', {});
    expect(play.state.pending.map(({ kind }) => kind)).toEqual(['fetchState']);
  });

  it('fetch the provider’s state', () => {
    const play = toTransferred(new CasePlay());
    play.give({ name: 'syncWithProvider' }, clerk);
    expect(play.state.pending.map(({ kind }) => kind)).toEqual(['fetchState']);
  });

  it('declare ready, and leave nothing to resolve', () => {
    const play = toTransferred(new CasePlay());
    play.state = { ...play.state, start: { state: 'idle_timeout', findingRef: null } };
    play.give({ name: 'setReady' }, clerk);
    expect(play.state).toMatchObject({ status: 310, start: null });
    expect(play.history.at(-1)).toMatchObject({ status: '310', mails: ['successful'], accountId: 's1' });
  });
});

describe('fraud or deletion that comes late', () => {
  const late = [{ business: 'fraud' }, { business: 'rejected' }] as const;
  const people = [verdict('p1', { check: 'fraud' }), verdict('p1', { status: 'canceled' })];
  const changes = [...late, ...people.map((person) => ({ persons: [person] }))];
  const settled = (status: 305 | 310 | 410 | 420 | 425 | 430 | 320 | 350 | 440 | 450) => {
    const play = toTransferred(new CasePlay());
    play.state = { ...play.state, status };
    return play;
  };

  it.each([305, 310, 410, 420, 425, 430] as const)('at %i raises attention, once', (status) => {
    for (const change of changes) {
      const play = settled(status).fetched(change);
      expect(play.state).toMatchObject({ status, attention: 'late_provider_verdict' });
      play.state = { ...play.state, attention: 'none' };
      expect(play.fetched(change).state.attention).toBe('none');
    }
  });

  it.each([320, 350, 440, 450] as const)('at %i raises none', (status) => {
    for (const change of changes) expect(settled(status).fetched(change).state.attention).toBe('none');
  });

  it('is not what else a provider says', () => {
    const calm = { business: 'completed', persons: [verdict('p1', { status: 'failed' })] } as const;
    expect(settled(310).fetched(calm).state.attention).toBe('none');
  });
});
