import { personIdOf, type PersonId } from '../person/person-id.js';
import {
  CaseFixture,
  checkResult,
  clerk,
  gmbhForm,
  providerState,
  toAccepted,
  toForm,
  toHandedOver,
  toHold,
  toTransferred,
} from './testing/case-fixture.js';

const mailsOf = (fixture: CaseFixture) => fixture.history.flatMap((entry) => entry.mails);
const count = (fixture: CaseFixture, mail: string) => mailsOf(fixture).filter((one) => one === mail).length;

const ordered = () => {
  const fixture = toForm(new CaseFixture());
  fixture.give({ name: 'order', form: gmbhForm() });
  return fixture;
};
const compared = () => ordered().answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
const matched = (result: 'mismatch' | 'rejected') => ({ kind: 'functionaries', result, findingRef: null }) as const;

describe('an order is confirmed by one mail, once it is known whose turn it is', () => {
  it('the providers have taken it', () => {
    const before = ordered();
    expect(count(before, 'orderReceived')).toBe(0);
    const fixture = toTransferred(new CaseFixture());
    expect(fixture.history.find(({ status }) => status === '220')).toMatchObject({ mails: ['orderReceived'] });
    expect(count(fixture, 'orderReceived')).toBe(1);
  });

  it.each(['mismatch', 'rejected'] as const)('the comparison came to %s', (result) => {
    const fixture = compared().answer('matchPersons', 'matched', matched(result));
    expect(fixture.history.at(-1)).toMatchObject({ type: 'solaris', status: '218', mails: ['orderReceived'] });
    expect(count(fixture, 'researchMismatch')).toBe(0);
  });

  it('nobody has answered in time, and what comes later is reported by itself', () => {
    const fixture = compared().event({ name: 'answerOverdue' });
    expect(count(fixture, 'orderReceived')).toBe(1);
    fixture.answer('matchPersons', 'matched', matched('mismatch'));
    expect(mailsOf(fixture).slice(-2)).toEqual(['orderReceived', 'researchMismatch']);
  });

  it.each(['findings', 'again'] as const)('the case is on hold (%s): that mail says it', (result) => {
    const fixture = toHold(new CaseFixture(), result);
    expect([mailsOf(fixture).at(-1), count(fixture, 'orderReceived')]).toEqual(['onHold', 0]);
    fixture.give({ name: 'release' }, clerk);
    toAccepted(fixture);
    expect(count(fixture, 'orderReceived')).toBe(0);
  });

  it('not when the form is open again', () => {
    const fixture = compared();
    for (const kind of ['functionaries', 'beneficiaries'] as const)
      fixture.answer('matchPersons', 'matched', { kind, result: 'matched', findingRef: null });
    fixture.answer('transfer', 'transferred', { result: 'filesTooLarge' });
    expect([fixture.state.status, count(fixture, 'orderReceived')]).toEqual([210, 0]);
    fixture.give({ name: 'order', form: gmbhForm({ version: 2 }) });
    fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
    expect(count(toAccepted(fixture), 'orderReceived')).toBe(1);
  });
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

test('a failed attempt is reported once, until the next one; a final one ends the case instead', () => {
  const fixture = toTransferred(new CaseFixture());
  const report = (status: 'pending' | 'failed' | 'aborted', conclusive = false, attemptsLeft = 3) =>
    fixture.fetched({ persons: [checkResult('p1', { status, conclusive, attemptsLeft })] });
  report('failed');
  expect(fixture.history.at(-1)).toMatchObject({ type: 'person', personId: p1, mails: ['identityCheckFailed'] });
  report('failed');
  expect(count(fixture, 'identityCheckFailed')).toBe(1);
  report('pending');
  report('aborted');
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
  report('pending');
  report('failed', false, 0);
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
  report('pending');
  report('failed', true);
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
  expect(fixture.state.status).toBe(330);
});

test('an attempt that failed before its address was known is reported with the address', () => {
  const fixture = toHandedOver(compared());
  fixture.answer('fetchState', 'stateFetched', { state: providerState() });
  const failed = { status: 'failed', conclusive: false, attemptsLeft: 2 } as const;
  fixture.fetched({ persons: [checkResult('p1', failed), checkResult('p2', { ...failed, attemptsLeft: 0 })] });
  expect(count(fixture, 'identityCheckFailed')).toBe(0);
  for (const personId of [p1, personIdOf('p2')])
    fixture.answer('startIdentification', 'identificationStarted', { personId, checkRef: `check-${personId}` });
  const mailsTo = (person: PersonId) =>
    fixture.history.flatMap(({ personId, mails }) => (personId === person ? mails : []));
  expect(mailsTo(p1)).toEqual(['identityCheckFailed']);
  expect(mailsTo(personIdOf('p2'))).toEqual(['identityCheck']);
  expect(fixture.state.persons[0]).toMatchObject({ status: 'failed', attemptsLeft: 2, checkRef: 'check-p1' });
});

test('the identity-onboarding provider says by its check that an attempt failed', () => {
  const fixture = toTransferred(new CaseFixture(), gmbhForm({ source: 'myConnect' }));
  const report = (check: 'INITIAL' | 'rejected' | 'flow_incomplete') =>
    fixture.fetched({ persons: [checkResult('p1', { status: 'pending', check, conclusive: false })] });
  for (const check of ['rejected', 'flow_incomplete', 'INITIAL', 'flow_incomplete'] as const) report(check);
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
});

test('a second failed attempt is reported although nothing was seen between the two', () => {
  const fixture = toTransferred(new CaseFixture(), gmbhForm({ source: 'myConnect' }));
  const rejected = { status: 'pending_failed', check: 'rejected', conclusive: false } as const;
  for (const attemptsLeft of [2, 2, 1])
    fixture.fetched({ persons: [checkResult('p1', { ...rejected, attemptsLeft })] });
  expect(count(fixture, 'identityCheckFailed')).toBe(2);
  expect(fixture.state.persons[0]).toMatchObject({ attemptsLeft: 1 });
});
