import { isAccountOpened } from './case-outcome.js';
import type { CoreBankingStep } from './case-effect.js';
import {
  CaseFixture,
  clerk,
  gmbhForm,
  otherClerk,
  toBank,
  toForm,
  toHold,
  toReady,
  toTransferred,
  checkResult,
} from './testing/case-fixture.js';
import { snapshotOf } from './snapshot.js';

const answer = (fixture: CaseFixture, step: CoreBankingStep, change: { result?: 'failed'; ok?: boolean } = {}) =>
  fixture.answer('coreBankingStep', 'coreBankingStepEnded', {
    step,
    result: change.result ?? 'booked',
    findingRef: `finding-${step}`,
    ok: change.ok ?? true,
    reason: 'keine Verbindung',
  });
const nothing = { mode: null, parties: false, account: false, girocard: false };

/** passToCoreBanking, createAccount, createGirocard: each a run of its own, known by what it came to. */
test('parties, account and girocard are passed one after the other', () => {
  const fixture = toBank(new CaseFixture());
  expect(fixture.state.coreBanking).toEqual(nothing);
  const passed = fixture.give({ name: 'passToCoreBanking', mode: 'KUNDE_WITH_PLACEHOLDERS' }, clerk);
  expect(fixture.pending('coreBankingStep')).toMatchObject({
    step: 'bookParties',
    version: 1,
    mode: 'KUNDE_WITH_PLACEHOLDERS',
    deadline: null,
  });
  expect(snapshotOf(fixture.state).running).toBe('coreBanking');
  expect(fixture.outcomes[passed]).toBeUndefined();
  answer(fixture, 'bookParties');
  expect(fixture.outcomes[passed]).toEqual({ kind: 'coreBanking', findingRef: 'finding-bookParties', ok: true });
  expect(fixture.state.coreBanking).toEqual({ ...nothing, mode: 'KUNDE_WITH_PLACEHOLDERS', parties: true });

  const account = fixture.give({ name: 'createAccount' }, clerk);
  expect(fixture.pending('coreBankingStep')).toMatchObject({ step: 'createAccount', mode: 'KUNDE_WITH_PLACEHOLDERS' });
  expect(fixture.outcomes[account]).toBeUndefined();
  answer(fixture, 'createAccount');
  expect(fixture.state.bookings).toEqual({
    parties: 'finding-bookParties',
    account: 'finding-createAccount',
    girocard: null,
  });

  const girocard = fixture.give({ name: 'createGirocard' }, clerk);
  expect(fixture.pending('coreBankingStep')).toMatchObject({ step: 'createGirocard', mode: 'KUNDE_WITH_PLACEHOLDERS' });
  expect(fixture.outcomes[girocard]).toBeUndefined();
  answer(fixture, 'createGirocard');
  expect(fixture.state.bookings).toEqual({
    parties: 'finding-bookParties',
    account: 'finding-createAccount',
    girocard: 'finding-createGirocard',
  });
  expect(fixture.state.run).toBeNull();
});

test('what was not booked is reported, and may be tried again', () => {
  const fixture = toBank(new CaseFixture());
  const failed = fixture.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  answer(fixture, 'bookParties', { result: 'failed' });
  expect(fixture.outcomes[failed]).toEqual({ kind: 'coreBankingFailed', reason: 'keine Verbindung' });
  expect(snapshotOf(fixture.state).bookingFailure).toBe('keine Verbindung');
  const refused = fixture.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  expect(snapshotOf(fixture.state).bookingFailure).toBeNull();
  answer(fixture, 'bookParties', { ok: false });
  expect(fixture.outcomes[refused]).toEqual({ kind: 'coreBanking', findingRef: 'finding-bookParties', ok: false });
  expect(snapshotOf(fixture.state).bookingFailure).toBeNull();
  expect(fixture.state.coreBanking).toEqual(nothing);
  expect(fixture.state.bookings).toEqual({ parties: null, account: null, girocard: null });
});

test('a case that was never ordered is passed as it is stored', () => {
  const fixture = toForm(new CaseFixture());
  fixture.give({ name: 'supportFix' }, clerk);
  expect(fixture.state).toMatchObject({ status: 305, form: null, persons: [] });
  fixture.give({ name: 'takeOver' }, clerk);
  fixture.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  expect(fixture.pending('coreBankingStep')).toMatchObject({ version: 0 });
});

test('a support fix freezes what is stored, but never what was ordered before', () => {
  const stored = gmbhForm({ version: 9 });
  const fresh = toForm(new CaseFixture());
  fresh.give({ name: 'supportFix', form: stored }, clerk);
  expect(fresh.state.form).toEqual(stored);
  expect(fresh.state.persons.map(({ personId }) => personId)).toEqual(['p1', 'p2', 'p3']);
  const ordered = toTransferred(new CaseFixture());
  ordered.give({ name: 'supportFix', form: stored }, clerk);
  expect(ordered.state.form).toEqual(gmbhForm());
});

describe('the number of what staff did', () => {
  it('grows with each command of staff, and with none of the customer', () => {
    const fixture = toBank(new CaseFixture());
    const round = fixture.state.round;
    const asked = fixture.give({ name: 'requestData' }, clerk);
    expect([fixture.state.round, fixture.outcomes[asked]]).toEqual([round + 1, { kind: 'done' }]);
    const answered = fixture.give({ name: 'answerRequest' });
    expect([fixture.state.round, fixture.outcomes[answered]]).toEqual([round + 1, { kind: 'done' }]);
  });

  it('grows when a step into the core bank or a release has ended', () => {
    const fixture = toBank(new CaseFixture());
    const round = fixture.state.round;
    fixture.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
    expect(fixture.state.round).toBe(round);
    expect(answer(fixture, 'bookParties').state.round).toBe(round + 1);
    const held = toHold(new CaseFixture());
    const before = held.state.round;
    const released = held.give({ name: 'release' }, clerk);
    expect([held.state.round, held.outcomes[released]]).toEqual([before, undefined]);
    held.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'rejected', findingRef: null });
    expect(held.state.round).toBe(before + 1);
  });
});

describe('commands that only ask or hand over', () => {
  it('hand the documents over, then ask what they led to', () => {
    const fixture = toTransferred(new CaseFixture()).fetched({ business: 'documents_missing' });
    const id = fixture.give({ name: 'documentsUploaded' });
    expect(fixture.outcomes[id]).toEqual({ kind: 'done' });
    expect(fixture.state.pending.map(({ kind }) => kind)).toEqual(['handOverDocuments']);
    fixture.answer('handOverDocuments', 'documentsHandedOver', {});
    expect(fixture.state.pending.map(({ kind }) => kind)).toEqual(['fetchState']);
  });

  it('fetch the provider’s state', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.give({ name: 'syncWithProvider' }, clerk);
    expect(fixture.state.pending.map(({ kind }) => kind)).toEqual(['fetchState']);
  });

  it('declare ready, and leave nothing to resolve', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.state = { ...fixture.state, start: { state: 'idle_timeout', findingRef: null } };
    fixture.give({ name: 'setReady' }, clerk);
    expect(fixture.state).toMatchObject({ status: 310, start: null });
    expect(fixture.history.at(-1)).toMatchObject({ status: '310', mails: ['successful'], accountId: 's1' });
  });
});

describe('fraud or deletion that comes late', () => {
  const late = [{ business: 'fraud' }, { business: 'rejected' }] as const;
  const people = [checkResult('p1', { check: 'fraud' }), checkResult('p1', { status: 'canceled' })];
  const changes = [...late, ...people.map((person) => ({ persons: [person] }))];
  const settled = (status: 305 | 310 | 410 | 420 | 425 | 430 | 320 | 350 | 440 | 450) => {
    const fixture = toTransferred(new CaseFixture());
    fixture.state = { ...fixture.state, status };
    return fixture;
  };

  it.each([305, 310, 410, 420, 425, 430] as const)('at %i raises attention, once', (status) => {
    for (const change of changes) {
      const fixture = settled(status).fetched(change);
      expect(fixture.state).toMatchObject({ status, attention: 'late_provider_result' });
      fixture.state = { ...fixture.state, attention: 'none' };
      expect(fixture.fetched(change).state.attention).toBe('none');
    }
  });

  it.each([320, 350, 440, 450] as const)('at %i raises none', (status) => {
    for (const change of changes) expect(settled(status).fetched(change).state.attention).toBe('none');
  });

  it('is not what else a provider says', () => {
    const calm = { business: 'completed', persons: [checkResult('p1', { status: 'failed' })] } as const;
    expect(settled(310).fetched(calm).state.attention).toBe('none');
  });
});

describe('a case that the bank finishes with success', () => {
  const mailOf = (fixture: CaseFixture) => fixture.history.at(-1)?.mails;

  it.each([
    [undefined, false, false, 'completed'],
    [undefined, true, true, 'accountReady'],
    [true, false, true, 'accountReady'],
    [false, true, false, 'completed'],
  ] as const)('said %s, booked %s', (accountOpened, isBooked, opened, mail) => {
    const fixture = toBank(new CaseFixture());
    expect(snapshotOf(fixture.state).accountOpened).toBeNull();
    fixture.state = { ...fixture.state, coreBanking: { ...fixture.state.coreBanking, account: isBooked } };
    fixture.give({ name: 'finish', success: true, accountOpened }, clerk);
    expect([fixture.state.status, mailOf(fixture)]).toEqual([430, [mail]]);
    expect(isAccountOpened(snapshotOf(fixture.state))).toBe(opened);
  });

  it('leaves the account open to question when it fails', () => {
    const fixture = toBank(new CaseFixture());
    fixture.give({ name: 'finish', success: false }, clerk);
    expect([fixture.state.status, fixture.state.accountOpened]).toEqual([450, null]);
  });
});

describe('a command of staff whose answer was lost', () => {
  const done = { decision: 'answer', outcome: { kind: 'done' } };

  it.each([
    ['takeOver', () => toReady(new CaseFixture()), { name: 'takeOver' }],
    ['requestData', () => toBank(new CaseFixture()), { name: 'requestData' }],
    ['finish', () => toBank(new CaseFixture()), { name: 'finish', success: true }],
    ['reject', () => toHold(new CaseFixture()), { name: 'reject' }],
    ['setReady', () => toTransferred(new CaseFixture()), { name: 'setReady' }],
    ['supportFix', () => toTransferred(new CaseFixture()), { name: 'supportFix', form: null }],
    ['disableProcess', () => toReady(new CaseFixture()), { name: 'disableProcess' }],
  ] as const)('%s is answered again', (_name, start, command) => {
    const fixture = start();
    fixture.give(command, clerk);
    expect(fixture.decide(command, clerk)).toEqual(done);
  });

  it('is answered with what was booked', () => {
    const fixture = toBank(new CaseFixture());
    for (const mode of ['INTERESSENT', 'KUNDE'] as const) {
      fixture.give({ name: 'passToCoreBanking', mode }, clerk);
      answer(fixture, 'bookParties');
      const outcome = { kind: 'coreBanking', findingRef: 'finding-bookParties', ok: true };
      expect(fixture.decide({ name: 'passToCoreBanking', mode }, clerk)).toEqual({ decision: 'answer', outcome });
    }
    expect(fixture.decide({ name: 'passToCoreBanking', mode: 'INTERESSENT' }, clerk)).toMatchObject({
      reason: 'illegal',
    });
  });

  it('is refused when it is another command, of another person, or not the last', () => {
    const fixture = toBank(new CaseFixture());
    fixture.give({ name: 'finish', success: true }, clerk);
    const refused = { decision: 'refuse', reason: 'illegal', status: 430 };
    expect(fixture.decide({ name: 'finish', success: false }, clerk)).toEqual(refused);
    expect(fixture.decide({ name: 'finish', success: true }, otherClerk)).toEqual(refused);
    expect(fixture.decide({ name: 'takeOver' }, clerk)).toEqual(refused);
  });
});
