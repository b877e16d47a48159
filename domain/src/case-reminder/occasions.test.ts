import { clerk, CaseFixture, checkResult, toForm, toHold, toTransferred } from '../case/testing/case-fixture.js';
import { snapshotOf } from '../case/snapshot.js';
import { personIdOf } from '../person/person-id.js';
import { isAboutReminders, remindedOf, type ReminderSource } from './occasions.js';

const draftWindowMs = 90 * 86_400_000;
const waitingSince = 2_000_000;

const read = ({ state, history }: CaseFixture, change: Partial<ReminderSource> = {}) =>
  remindedOf({ snapshot: snapshotOf(state), history, savedAt: null, waitingSince, draftWindowMs, ...change });
const topics = (fixture: CaseFixture, change: Partial<ReminderSource> = {}) =>
  read(fixture, change).occasions.map(({ topic, personId }) => `${topic} ${personId ?? '-'}`);

const checksDone = () => {
  const fixture = toTransferred(new CaseFixture());
  return fixture.fetched({ persons: [checkResult('p1'), checkResult('p2')] });
};

it.each<[string, CaseFixture, readonly string[]]>([
  ['an unconfirmed address', new CaseFixture(), []],
  ['a form', toForm(new CaseFixture()), ['draft -']],
  ['a hold', toHold(new CaseFixture()), []],
  ['open checks', toTransferred(new CaseFixture()), ['identityCheck p1', 'identityCheck p2']],
  [
    'one check that is left',
    toTransferred(new CaseFixture()).fetched({ persons: [checkResult('p1')] }),
    ['identityCheck p2'],
  ],
  ['passed checks while the provider works', checksDone(), []],
  [
    'missing documents',
    checksDone().fetched({ business: 'documents_missing', persons: [checkResult('p1'), checkResult('p2')] }),
    ['missingInformation -'],
  ],
])('at %s somebody is reminded of: %s', (_at, fixture, expected) => {
  expect(topics(fixture)).toEqual(expected);
});

it('nobody is reminded while a second person of the bank decides', () => {
  expect(topics(toForm(new CaseFixture()), { approvalOpen: true })).toEqual([]);
});

describe('a draft', () => {
  const fixture = toForm(new CaseFixture());
  const { dueAt } = snapshotOf(fixture.state);

  it('is awaited since its last save', () => {
    expect(read(fixture).occasions[0]?.start).toBe(waitingSince);
    expect(read(fixture, { savedAt: waitingSince + 5 }).occasions[0]?.start).toBe(waitingSince + 5);
  });

  it('expires a window after its last save, of which the process does not know yet', () => {
    expect(read(fixture).expiry).toBe(dueAt);
    expect(read(fixture, { savedAt: dueAt! }).expiry).toBe(dueAt! + draftWindowMs);
    expect(read(fixture, { savedAt: 1 }).expiry).toBe(dueAt);
  });
});

it('a reminder is no news of the person: the days of a check count from its opening', () => {
  const fixture = toTransferred(new CaseFixture());
  const startOf = () => read(fixture).occasions.find(({ personId }) => personId === 'p2')?.start;
  const before = startOf();
  fixture.give({ name: 'remind', topic: 'identityCheck', personId: personIdOf('p2') }, clerk);
  expect(isAboutReminders(fixture.history.at(-1)!)).toBe(true);
  expect(startOf()).toBe(before);
  expect(read(fixture).sent).toEqual([{ topic: 'identityCheck', personId: 'p2', at: fixture.now }]);
});

it('persons beside the acting one have mailboxes of their own, and what was stopped is kept', () => {
  const fixture = toTransferred(new CaseFixture());
  fixture.give({ name: 'stopReminders', personId: personIdOf('p2') });
  expect(read(fixture)).toMatchObject({ coSigners: ['p2', 'p3'], stopped: ['p2'] });
});
