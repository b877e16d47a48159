import { personIdOf } from '../person/person-id.js';
import { CaseFixture, gmbhForm, providerState, toTransferred, checkResult } from './testing/case-fixture.js';

const mailsOf = (fixture: CaseFixture) => fixture.history.flatMap((entry) => entry.mails);

test('missing information: asked by mail, completed by the customer, then identified', () => {
  const fixture = toTransferred(new CaseFixture());
  fixture.fetched({ persons: [checkResult('p2', { status: 'information_required', conclusive: false })] });
  expect(mailsOf(fixture)).toContain('personDataMissing');
  const completed = {
    name: 'personCompleted',
    personId: personIdOf('p2'),
    form: gmbhForm({ version: 2, hash: 'h2' }),
  } as const;
  expect(fixture.decide({ ...completed, form: null })).toMatchObject({ decision: 'refuse', reason: 'illegal' });
  fixture.give(completed);
  expect(fixture.pending('startIdentification')).toMatchObject({ personId: 'p2', version: 2 });
  expect(fixture.state.persons[1]!.status).toBe('information_completed');
  fixture.fetched({ persons: [checkResult('p2', { status: 'information_required', conclusive: false })] });
  expect(fixture.state.persons[1]!.status).toBe('information_completed');
  fixture.answer('startIdentification', 'identificationStarted', {
    personId: personIdOf('p2'),
    checkRef: 'check-p2-2',
  });
  expect(fixture.state.persons[1]!.status).toBe('pending');
});

test('missing information before the check began: no link until the data are complete, and asked again if they are not', () => {
  const asked = [checkResult('p2', { status: 'information_required', conclusive: false })];
  const fixture = toTransferred(new CaseFixture());
  fixture.state = {
    ...fixture.state,
    persons: fixture.state.persons.map((one) =>
      one.personId === 'p2' ? { ...one, status: 'created', checkRef: null } : one,
    ),
  };
  fixture.fetched({ persons: asked });
  const links = () => mailsOf(fixture).filter((mail) => mail === 'identityCheck').length;
  const before = links();
  const complete = (version: number) =>
    fixture.give({
      name: 'personCompleted',
      personId: personIdOf('p2'),
      form: gmbhForm({ version, hash: `h${version}` }),
    });
  complete(3);
  fixture.answer('startIdentification', 'identificationStarted', { personId: personIdOf('p2'), checkRef: null });
  expect(fixture.state.persons[1]).toMatchObject({ status: 'information_completed', checkRef: null });
  fixture.answer('fetchState', 'stateFetched', { state: providerState({ persons: asked }) });
  expect(fixture.state.persons[1]!.status).toBe('information_required');
  expect(mailsOf(fixture).filter((mail) => mail === 'personDataMissing')).toHaveLength(2);
  // An older version that comes late changes nothing of the newer one.
  complete(2);
  expect(fixture.state.form).toMatchObject({ version: 3, hash: 'h3' });
  fixture.answer('startIdentification', 'identificationStarted', { personId: personIdOf('p2'), checkRef: 'check-p2' });
  expect(fixture.state.persons[1]).toMatchObject({ status: 'pending', checkRef: 'check-p2' });
  expect(links()).toBe(before + 1);
});

test('data that somebody else completed at the provider let the check begin', () => {
  const fixture = toTransferred(new CaseFixture());
  const known = { status: 'created', checkRef: null } as const;
  fixture.state = { ...fixture.state, persons: fixture.state.persons.map((one) => ({ ...one, ...known })) };
  const completed = (personId: string) => checkResult(personId, { status: 'information_completed', conclusive: false });
  fixture.fetched({ persons: [completed('p2'), completed('p3')] });
  const starting = fixture.state.pending.filter((effect) => effect.kind === 'startIdentification');
  expect(starting).toMatchObject([{ personId: 'p2', version: 1 }]);
});
