import { personIdOf } from '../person/person-id.js';
import { CaseFixture, toTransferred, checkResult } from './testing/case-fixture.js';

describe('identity checks', () => {
  const started = (checkRef: string | null, change: { source?: 'myConnect'; personId?: string } = {}) => {
    const fixture = toTransferred(new CaseFixture());
    const known = { status: 'created', checkRef: null, source: change.source ?? 'solaris' } as const;
    fixture.state = { ...fixture.state, persons: fixture.state.persons.map((one) => ({ ...one, ...known })) };
    fixture.fetched({ persons: [checkResult('p2', { status: 'information_completed', conclusive: false })] });
    return fixture.answer('startIdentification', 'identificationStarted', {
      personId: personIdOf(change.personId ?? 'p2'),
      checkRef,
    });
  };

  it('begin with a mail, and at the identity-onboarding provider with its first state', () => {
    expect(started('c').state.persons[1]).toMatchObject({ status: 'pending', check: null, checkRef: 'c' });
    const fixture = started('c', { source: 'myConnect' });
    expect(fixture.state.persons[1]).toMatchObject({ status: 'pending', check: 'INITIAL', checkRef: 'c' });
    expect(fixture.history.at(-1)).toMatchObject({ type: 'person', personId: 'p2', mails: ['identityCheck'] });
    expect(fixture.state.persons[0]).toMatchObject({ status: 'created', checkRef: null });
  });

  it('of nobody known change nothing', () => {
    const fixture = started('c', { personId: 'p9' });
    expect(fixture.state.persons.map(({ checkRef }) => checkRef)).toEqual([null, null, null]);
  });

  it('that are named again send no second mail, and take no result back', () => {
    const fixture = toTransferred(new CaseFixture()).fetched({ persons: [checkResult('p1', { check: 'approved' })] });
    const mails = () => fixture.history.flatMap((line) => line.mails).length;
    const before = mails();
    const again = (checkRef: string) => {
      fixture.state = {
        ...fixture.state,
        pending: [
          {
            kind: 'startIdentification',
            personId: personIdOf('p1'),
            version: 1,
            source: 'solaris',
            generation: 99,
            deadline: null,
          },
        ],
      };
      fixture.event({ name: 'identificationStarted', generation: 99, personId: personIdOf('p1'), checkRef });
    };
    again('check-p1');
    expect(mails()).toBe(before);
    again('another');
    expect(mails()).toBe(before + 1);
    expect(fixture.state.persons[0]).toMatchObject({ status: 'successful', check: 'approved', checkRef: 'another' });
  });

  it('are not taken back by a provider that has no record of them yet', () => {
    const fixture = toTransferred(new CaseFixture());
    fixture.fetched({ persons: [checkResult('p1', { status: 'created', conclusive: false })] });
    expect(fixture.state.persons[0]?.status).toBe('pending');
  });

  it('ask for missing data once', () => {
    const fixture = toTransferred(new CaseFixture());
    const asked = [checkResult('p1', { status: 'information_required', conclusive: false })];
    const mails = () =>
      fixture.history.flatMap((line) => line.mails).filter((mail) => mail === 'personDataMissing').length;
    expect([fixture.fetched({ persons: asked }), mails()][1]).toBe(1);
    fixture.fetched({ persons: asked });
    expect(mails()).toBe(1);
  });

  it('begin only where somebody waits for one', () => {
    const completed = (personId: string) =>
      checkResult(personId, { status: 'information_completed', conclusive: false });
    const starts = (fixture: CaseFixture) =>
      fixture.state.pending.filter(({ kind }) => kind === 'startIdentification').length;
    expect(starts(toTransferred(new CaseFixture()).fetched({ persons: [completed('p1')] }))).toBe(0);
    const waiting = (change: Partial<CaseFixture['state']>) => {
      const fixture = toTransferred(new CaseFixture());
      const persons = fixture.state.persons.map((one) => ({ ...one, checkRef: null }));
      fixture.state = { ...fixture.state, persons, ...change };
      return starts(fixture.fetched({ persons: [completed('p1'), completed('p3'), completed('p9')] }));
    };
    expect(waiting({})).toBe(1);
    expect(waiting({ status: 310 })).toBe(0);
    expect(waiting({ automationEnded: true })).toBe(0);
  });

  it('leave a line for each change of the check, and none where nothing changed', () => {
    const fixture = toTransferred(new CaseFixture());
    const lines = fixture.history.length;
    fixture.fetched({ persons: [checkResult('p1', { status: 'pending', conclusive: false })] });
    expect(fixture.history).toHaveLength(lines);
    fixture.fetched({
      persons: [checkResult('p1', { status: 'pending', check: 'flow_incomplete', conclusive: false })],
    });
    expect(fixture.history).toHaveLength(lines + 1);
    expect(fixture.history.at(-1)).toMatchObject({ type: 'person', personId: 'p1', status: 'pending', mails: [] });
  });
});
