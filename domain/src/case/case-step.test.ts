import {
  CaseFixture,
  clerk,
  customer,
  gmbhForm,
  toBank,
  toForm,
  toHold,
  toReady,
  toTransferred,
  checkResult,
} from './testing/case-fixture.js';
import { regularPolicy } from './case-policy.js';
import { currentRevision } from './case-table.js';
import { reduce } from './reduce/reduce.js';
import { pollDelay, windowOf } from './window.js';

const quarterHour = 900_000;
const day = 86_400_000;

describe('lines of the history', () => {
  it('are numbered in their order, and say who caused what', () => {
    const fixture = toReady(new CaseFixture());
    expect(fixture.history.slice(0, 4).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(fixture.history.at(-1)?.seq).toBe(fixture.state.seq);
    expect(fixture.history[0]).toMatchObject({
      cause: 'started',
      actor: 'system',
      accountId: null,
      personId: null,
      mails: [],
    });
    expect(fixture.history[2]).toMatchObject({
      cause: 'confirmEmail',
      actor: 'customer',
      accountId: 'c1',
      status: '130',
    });
    expect(fixture.history.find(({ type }) => type === 'person')).toMatchObject({ personId: 'p1', status: 'pending' });
  });

  it('count a change that shows without a line, once', () => {
    const fixture = new CaseFixture();
    const { seq } = fixture.state;
    expect(fixture.event({ name: 'mailFailed', mailId: 'm' }).state.seq).toBe(seq + 1);
    expect(fixture.event({ name: 'mailFailed', mailId: 'm' }).state.seq).toBe(seq + 1);
    expect(fixture.history).toHaveLength(seq);
  });
});

test('a step hands out what it started', () => {
  const fixture = toForm(new CaseFixture());
  const command = { name: 'order', form: gmbhForm() } as const;
  const input = { kind: 'command', commandId: 'o', actor: customer, command } as const;
  const { state, effects } = reduce(currentRevision, fixture.state, input, fixture.now);
  expect(effects.map(({ kind }) => kind)).toEqual(['evaluateHold']);
  expect(effects).toEqual(state.pending);
});

test('the number of an order grows with the status, and when an order has ended', () => {
  const fixture = new CaseFixture();
  const { attempt } = fixture.state;
  fixture.give({ name: 'confirmEmail' });
  expect(fixture.state.attempt).toBe(attempt + 1);
  fixture.give({ name: 'formSaved' });
  expect(fixture.state.attempt).toBe(attempt + 2);
  fixture.give({ name: 'order', form: gmbhForm() });
  expect(fixture.state.attempt).toBe(attempt + 2);
  fixture.event({ name: 'answerOverdue' });
  expect(fixture.state.attempt).toBe(attempt + 3);
  const held = toHold(new CaseFixture());
  const onHold = held.state.attempt;
  held.give({ name: 'release' }, clerk);
  held.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'mismatch', findingRef: 'f' });
  expect(held.state.attempt).toBe(onHold + 1);
  held.give({ name: 'continue', kind: 'functionaries', form: gmbhForm({ version: 2 }), resolution: 'r', abort: false });
  held.event({ name: 'answerOverdue' });
  expect(held.state.attempt).toBe(onHold + 2);
  const bank = toBank(new CaseFixture());
  const before = bank.state.attempt;
  bank.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
  const booked = { step: 'bookParties', result: 'booked', findingRef: 'f', ok: true, reason: '' } as const;
  expect(bank.answer('coreBankingStep', 'coreBankingStepEnded', booked).state.attempt).toBe(before);
});

test('the last twenty outcomes are remembered', () => {
  const fixture = toBank(new CaseFixture());
  const ids = Array.from({ length: 12 }, () => [
    fixture.give({ name: 'requestData' }, clerk),
    fixture.give({ name: 'answerRequest' }),
  ]).flat();
  expect(fixture.state.outcomes).toEqual(
    ids.slice(-20).map((commandId) => expect.objectContaining({ commandId, outcome: { kind: 'done' } }) as unknown),
  );
});

test('the last two hundred news are remembered, and one that is known changes nothing', () => {
  const fixture = toTransferred(new CaseFixture());
  const news = (eventId: string) =>
    fixture.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
  const ids = Array.from({ length: 201 }, (_one, index) => `n${index}`);
  for (const id of ids) news(id);
  expect(fixture.state.seenEvents).toEqual(ids.slice(1));
  const again = toTransferred(new CaseFixture());
  again.event({ name: 'providerEvent', eventId: 'a', source: 'banking', reference: 'r' });
  again.event({ name: 'providerEvent', eventId: 'a', source: 'banking', reference: 'r' });
  expect(again.state.fetchAgain).toBe(false);
});

test('an end is kept for the archive, and forgotten where the case continues', () => {
  const fixture = toTransferred(new CaseFixture()).fetched({ business: 'research_failed' });
  const ended = fixture.now;
  expect(fixture.state.finalAt).toBe(ended);
  fixture.give({ name: 'supportFix' }, clerk);
  expect(fixture.state.finalAt).toBeNull();
  const gone = new CaseFixture().expire();
  const finalAt = gone.now;
  gone.expire().answer('sealEvidence', 'evidenceSealed', {}).answer('eraseCase', 'erased', {});
  expect(gone.state).toMatchObject({ status: 900, finalAt, window: null });
});

test('an effect that answers takes back no worry but its own', () => {
  const fixture = toTransferred(new CaseFixture()).event({ name: 'mailFailed', mailId: 'm' });
  expect(fixture.fetched({}).state.attention).toBe('mail_failed');
});

test('an end lets go of what was asked', () => {
  const fixture = toTransferred(new CaseFixture());
  for (const eventId of ['a', 'b'])
    fixture.event({ name: 'providerEvent', eventId, source: 'banking', reference: 'r' });
  fixture.give({ name: 'abort' });
  expect(fixture.state).toMatchObject({ fetchAgain: false, pollAt: null });
  expect(fixture.state.pending.map(({ kind }) => kind)).toEqual(['cancelAtProviders']);
});

describe('windows and polls', () => {
  it('move with the progress of a case', () => {
    const fixture = toTransferred(new CaseFixture());
    const { dueAt } = fixture.state.window!;
    fixture.fetched({ persons: [checkResult('p1')] });
    expect(fixture.state.window).toEqual({ name: 'waitExpired', dueAt: fixture.now + 90 * day });
    expect(fixture.state.window!.dueAt).toBeGreaterThan(dueAt);
  });

  it('ask a quarter of an hour after the hand-over, then an eighth of the silence later, a day at most', () => {
    const fixture = toTransferred(new CaseFixture());
    const silent = (ms: number) => pollDelay(fixture.state, fixture.state.progressAt + ms);
    expect([silent(0), silent(8 * quarterHour), silent(16 * quarterHour), silent(999 * day)]).toEqual([
      quarterHour,
      quarterHour,
      2 * quarterHour,
      24 * quarterHour,
    ]);
    const { pollMs: _pollMs, ...policy } = regularPolicy;
    expect(pollDelay({ ...fixture.state, policy }, fixture.state.progressAt)).toBe(quarterHour);
    expect(fixture.state.pollAt).toBeGreaterThan(fixture.now);
    expect(toBank(new CaseFixture()).state.pollAt).toBeNull();
  });

  it.each([
    [110, 'doiExpired', 14],
    [130, 'draftExpired', 90],
    [210, 'draftExpired', 90],
    ...[213, 214, 218, 220, 230, 240, 245, 255, 260, 425].map((status) => [status, 'waitExpired', 90] as const),
    ...[120, 216, 250, 320, 330, 340, 350, 430, 440, 450].map((status) => [status, 'archiveDue', 365] as const),
  ] as const)('at %i: %s after %i days', (status, name, days) => {
    const state = { ...new CaseFixture().state, status: status as 110, statusSince: 7, progressAt: 5 };
    expect(windowOf(state)).toEqual({ name, dueAt: 7 + days * day });
    expect(windowOf({ ...state, archiving: true })).toBeNull();
  });

  it.each([0, 305, 310, 315, 410, 420, 900] as const)('none at %i', (status) => {
    expect(windowOf({ ...new CaseFixture().state, status })).toBeNull();
  });
});
