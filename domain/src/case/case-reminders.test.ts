import { personIdOf } from '../person/person-id.js';
import { regularPolicy } from './case-policy.js';
import { noReminders, type CaseState } from './case-state.js';
import { currentRevision } from './case-table.js';
import { CaseFixture, checkResult, clerk, customer, toForm, toHold, toTransferred } from './testing/case-fixture.js';
import { upgradeState } from './upgrade-state.js';

const day = 24 * 60 * 60 * 1000;
const firstLook = day + 60_000;
const askAt = (fixture: CaseFixture) => fixture.state.reminders?.askAt ?? null;
const isAsking = ({ state }: CaseFixture) => state.pending.some(({ kind }) => kind === 'planReminders');

/** Waits until the case looks whom to remind. */
function look(fixture: CaseFixture): CaseFixture {
  fixture.now = askAt(fixture)!;
  return fixture.event({ name: 'reminderDue' });
}

const planned = (fixture: CaseFixture, topic: 'draft' | 'identityCheck' | 'expiry', personId: string | null = null) =>
  look(fixture).answer('planReminders', 'remindersPlanned', {
    due: [{ topic, personId: personId === null ? null : personIdOf(personId) }],
    nextAt: fixture.now + 3 * day,
  });

describe('a case that waits for the customer', () => {
  it('looks a day later whom to remind, records the reminder with its mail, and looks again when it should', () => {
    const fixture = toForm(new CaseFixture());
    expect(askAt(fixture)).toBe(fixture.now + firstLook);
    planned(fixture, 'draft');
    const line = { type: 'bgo', status: '210', cause: 'remindersPlanned', actor: 'system', mails: ['draftReminder'] };
    expect(fixture.history.at(-1)).toMatchObject(line);
    expect(askAt(fixture)).toBe(fixture.now - 1000 + 3 * day);
    expect(isAsking(fixture)).toBe(false);
    planned(fixture, 'expiry');
    expect(fixture.history.at(-1)).toMatchObject({ mails: ['expiryReminder'] });
  });

  it('writes the reminder of a check to the line of its person', () => {
    const fixture = toTransferred(new CaseFixture());
    planned(fixture, 'identityCheck', 'p2');
    expect(fixture.history.at(-1)).toMatchObject({
      type: 'person',
      personId: 'p2',
      mails: ['identityCheckReminder'],
    });
  });

  it('looks a day after what is awaited has changed, and drops a look under way', () => {
    const fixture = look(toTransferred(new CaseFixture()));
    expect([askAt(fixture), isAsking(fixture)]).toEqual([null, true]);
    fixture.fetched({ persons: [checkResult('p1')] });
    expect([askAt(fixture), isAsking(fixture)]).toEqual([fixture.now + firstLook, false]);
  });

  it('never looks while the bank decides, nor once it is over', () => {
    const held = toHold(new CaseFixture());
    expect(askAt(held)).toBeNull();
    const form = look(toForm(new CaseFixture()));
    form.give({ name: 'abort' });
    expect([askAt(form), isAsking(form)]).toEqual([null, false]);
  });

  it('does not look before its time, and not before the revision that reminds', () => {
    const fixture = toForm(new CaseFixture());
    fixture.event({ name: 'reminderDue' });
    expect(isAsking(fixture)).toBe(false);
    const before = toForm(new CaseFixture(undefined, 6));
    expect(before.state.reminders).toBeUndefined();
    expect(before.decide({ name: 'stopReminders', personId: null }).decision).toBe('refuse');
    expect(currentRevision).toBeGreaterThanOrEqual(7);
  });

  it('takes shorter days from its policy', () => {
    const fixture = toForm(new CaseFixture({ ...regularPolicy, reminderDayMs: 50 }));
    expect(askAt(fixture)).toBe(fixture.now + 50);
  });
});

describe('a look under way', () => {
  const looking = () => look(toTransferred(new CaseFixture()));

  it.each<[string, (fixture: CaseFixture) => unknown]>([
    [
      'the bank reminds',
      (one) => one.give({ name: 'remind', topic: 'identityCheck', personId: personIdOf('p1') }, clerk),
    ],
    ['the bank pauses', (one) => one.give({ name: 'pauseReminders' }, clerk)],
    ['somebody stops them', (one) => one.give({ name: 'stopReminders', personId: null })],
  ])('is out of date when %s: the portal looks again', (_what, act) => {
    const fixture = looking();
    const { generation } = fixture.pending('planReminders');
    act(fixture);
    expect([isAsking(fixture), askAt(fixture)]).toEqual([false, fixture.now]);
    const lines = fixture.history.length;
    const due = [{ topic: 'identityCheck' as const, personId: personIdOf('p1') }];
    fixture.event({ name: 'remindersPlanned', generation, due, nextAt: null });
    expect([fixture.history.length, askAt(fixture)]).toEqual([lines, fixture.now - 1000]);
    fixture.event({ name: 'reminderDue' });
    expect(isAsking(fixture)).toBe(true);
  });

  it('is followed by another one a minute later at the earliest, however the clocks differ', () => {
    const fixture = looking();
    fixture.answer('planReminders', 'remindersPlanned', { due: [], nextAt: fixture.now - 5_000 });
    expect(askAt(fixture)).toBe(fixture.now + 60_000);
  });

  it('counts once, also if its timer fires twice', () => {
    const fixture = looking();
    fixture.event({ name: 'reminderDue' });
    expect(fixture.state.pending.filter(({ kind }) => kind === 'planReminders')).toHaveLength(1);
  });
});

describe('a case that began before there were reminders', () => {
  const renewed = (state: CaseState) => upgradeState(state, currentRevision).reminders;

  it('looks at once if it has waited for a day, without anything that happens', () => {
    const { state } = toForm(new CaseFixture(undefined, 6));
    const { statusSince } = state;
    const fixture = new CaseFixture();
    fixture.state = upgradeState(state, currentRevision);
    expect(askAt(fixture)).toBe(statusSince + firstLook);
    fixture.now = statusSince + 20 * day;
    fixture.event({ name: 'reminderDue' });
    expect([isAsking(fixture), askAt(fixture)]).toEqual([true, null]);
  });

  it('does not look while the bank decides, or when it is over', () => {
    expect(renewed(toHold(new CaseFixture(undefined, 6)).state)).toEqual(noReminders);
    const over = toForm(new CaseFixture(undefined, 6));
    over.give({ name: 'abort' });
    expect(renewed(over.state)).toEqual(noReminders);
  });
});

describe('people decide about reminders', () => {
  it('the bank reminds now, pauses and resumes, and asking again changes nothing', () => {
    const fixture = toForm(new CaseFixture());
    fixture.give({ name: 'remind', topic: 'draft', personId: null }, clerk);
    expect(fixture.history.at(-1)).toMatchObject({ cause: 'remind', accountId: 's1', mails: ['draftReminder'] });
    fixture.give({ name: 'pauseReminders' }, clerk);
    expect(fixture.state.reminders).toMatchObject({ paused: true });
    expect(fixture.decide({ name: 'pauseReminders' }, clerk).decision).toBe('answer');
    fixture.give({ name: 'resumeReminders' }, clerk);
    expect(fixture.state.reminders).toMatchObject({ paused: false, askAt: fixture.now });
    expect(fixture.decide({ name: 'resumeReminders' }, clerk).decision).toBe('answer');
    expect(fixture.history.slice(-2).map(({ cause, mails }) => [cause, mails])).toEqual([
      ['pauseReminders', []],
      ['resumeReminders', []],
    ]);
  });

  it('a person or the customer stops them, once each', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.give({ name: 'stopReminders', personId: personIdOf('p2') }, customer);
    expect(fixture.history.at(-1)).toMatchObject({ type: 'person', personId: 'p2', cause: 'stopReminders', mails: [] });
    fixture.give({ name: 'stopReminders', personId: null }, customer);
    expect(fixture.state.reminders?.stopped).toEqual(['p2', null]);
    expect(fixture.decide({ name: 'stopReminders', personId: null }, customer)).toEqual({
      decision: 'answer',
      outcome: { kind: 'done' },
    });
  });

  it.each([
    ['of what another has to do', 'draft', personIdOf('p1')],
    ['of a check without a person', 'identityCheck', null],
    ['of a check that nobody has', 'identityCheck', personIdOf('p9')],
    ['of a check that need not be passed', 'identityCheck', personIdOf('p3')],
  ] as const)('nobody is reminded %s', (_what, topic, personId) => {
    const fixture = toTransferred(new CaseFixture());
    expect(fixture.decide({ name: 'remind', topic, personId }, clerk).decision).toBe('refuse');
  });

  it('who stopped them is not reminded by the bank either, and the others are', () => {
    const fixture = toTransferred(new CaseFixture());
    const isPossible = (personId: string) =>
      fixture.decide({ name: 'remind', topic: 'identityCheck', personId: personIdOf(personId) }, clerk).decision;
    // The acting person has the mailbox of the customer.
    fixture.give({ name: 'stopReminders', personId: null });
    expect([isPossible('p1'), isPossible('p2')]).toEqual(['refuse', 'run']);
    fixture.give({ name: 'stopReminders', personId: personIdOf('p2') });
    expect([isPossible('p1'), isPossible('p2')]).toEqual(['refuse', 'refuse']);
  });

  it('nobody is reminded while the case waits for somebody else', () => {
    const fixture = toHold(new CaseFixture());
    const decided = fixture.decide({ name: 'remind', topic: 'draft', personId: null }, clerk);
    expect(decided).toEqual({ decision: 'refuse', reason: 'illegal', status: 213 });
  });
});
