import { personIdOf } from '../person/person-id.js';
import { CaseFixture, checkResult, gmbhForm, toForm, toHold, toTransferred } from './testing/case-fixture.js';

const mailsOf = (fixture: CaseFixture) => fixture.history.flatMap((entry) => entry.mails);
const count = (fixture: CaseFixture, mail: string) => mailsOf(fixture).filter((one) => one === mail).length;

test('an order is confirmed by mail at once, before any provider has answered', () => {
  const fixture = toForm(new CaseFixture());
  fixture.give({ name: 'order', form: gmbhForm({ reports: ['economyReport'] }) });
  expect(fixture.history.at(-1)).toMatchObject({
    type: 'bgo',
    status: '210',
    cause: 'order',
    mails: ['orderReceived'],
  });
  expect(fixture.decide({ name: 'order', form: gmbhForm() }).decision).toBe('attach');
  expect(count(toTransferred(new CaseFixture()), 'orderReceived')).toBe(1);
});

test.each(['findings', 'again'] as const)('a case on hold (%s) gets one more mail, which says so', (result) => {
  const fixture = toHold(new CaseFixture(), result);
  expect(mailsOf(fixture).slice(-2)).toEqual(['orderReceived', 'onHold']);
  expect(fixture.decide({ name: 'order', form: gmbhForm() }).decision).toBe('answer');
});

test('an order resumed at 218 is no new one', () => {
  const fixture = toForm(new CaseFixture());
  fixture.give({ name: 'order', form: gmbhForm() });
  fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  fixture.event({ name: 'answerOverdue' });
  fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'rejected', findingRef: null });
  expect(fixture.state).toMatchObject({ status: 218, run: null });
  fixture.give({ name: 'order', form: gmbhForm() });
  expect(count(fixture, 'orderReceived')).toBe(1);
});

test('an abort is confirmed by mail, before and after the hand-over', () => {
  for (const fixture of [toForm(new CaseFixture()), toHold(new CaseFixture()), toTransferred(new CaseFixture())]) {
    fixture.give({ name: 'abort' });
    expect(fixture.history.at(-1)).toMatchObject({ status: '350', mails: ['aborted'] });
    expect(count(fixture, 'aborted')).toBe(1);
  }
});

const p1 = personIdOf('p1');

test('a failed attempt is told once, until the next one; a final one ends the case instead', () => {
  const fixture = toTransferred(new CaseFixture());
  const report = (status: 'pending' | 'failed' | 'aborted', conclusive = false) =>
    fixture.fetched({ persons: [checkResult('p1', { status, conclusive })] });
  report('failed');
  expect(fixture.history.at(-1)).toMatchObject({ type: 'person', personId: p1, mails: ['identityCheckFailed'] });
  report('failed');
  expect(count(fixture, 'identityCheckFailed')).toBe(1);
  report('pending');
  report('aborted');
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
  report('pending');
  report('failed', true);
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
  expect(fixture.state.status).toBe(330);
});

test('the identity-onboarding provider says by its check that an attempt failed', () => {
  const fixture = toTransferred(new CaseFixture(), gmbhForm({ source: 'myConnect' }));
  const report = (check: 'INITIAL' | 'rejected' | 'flow_incomplete') =>
    fixture.fetched({ persons: [checkResult('p1', { status: 'pending', check, conclusive: false })] });
  for (const check of ['rejected', 'flow_incomplete', 'INITIAL', 'flow_incomplete'] as const) report(check);
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
});

test('a second failed attempt is told although nothing was seen between the two', () => {
  const fixture = toTransferred(new CaseFixture(), gmbhForm({ source: 'myConnect' }));
  const rejected = { status: 'pending_failed', check: 'rejected', conclusive: false } as const;
  for (const attemptsLeft of [2, 2, 1])
    fixture.fetched({ persons: [checkResult('p1', { ...rejected, attemptsLeft })] });
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
  expect(fixture.state.persons[0]).toMatchObject({ attemptsLeft: 1 });
});
