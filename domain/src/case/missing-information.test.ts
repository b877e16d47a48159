import { CasePlay, gmbhForm, providerState, toTransferred, verdict } from './case-play.fake.js';

const mailsOf = (play: CasePlay) => play.history.flatMap((entry) => entry.mails);

test('missing information: asked by mail, completed by the customer, then identified', () => {
  const play = toTransferred(new CasePlay());
  play.fetched({ persons: [verdict('p2', { status: 'information_required', conclusive: false })] });
  expect(mailsOf(play)).toContain('personDataMissing');
  const completed = { name: 'personCompleted', personId: 'p2', form: gmbhForm({ version: 2, hash: 'h2' }) } as const;
  expect(play.judge({ ...completed, form: null })).toMatchObject({ verdict: 'refuse', reason: 'illegal' });
  play.give(completed);
  expect(play.pending('startIdentification')).toMatchObject({ personId: 'p2', version: 2 });
  expect(play.state.persons[1]!.status).toBe('information_completed');
  play.fetched({ persons: [verdict('p2', { status: 'information_required', conclusive: false })] });
  expect(play.state.persons[1]!.status).toBe('information_completed');
  play.answer('startIdentification', 'identificationStarted', { personId: 'p2', checkRef: 'check-p2-2' });
  expect(play.state.persons[1]!.status).toBe('pending');
});

test('missing information before the check began: no link until the data are complete, and asked again if they are not', () => {
  const asked = [verdict('p2', { status: 'information_required', conclusive: false })];
  const play = toTransferred(new CasePlay());
  play.state = {
    ...play.state,
    persons: play.state.persons.map((one) =>
      one.personId === 'p2' ? { ...one, status: 'created', checkRef: null } : one,
    ),
  };
  play.fetched({ persons: asked });
  const links = () => mailsOf(play).filter((mail) => mail === 'identityCheck').length;
  const before = links();
  const complete = (version: number) =>
    play.give({ name: 'personCompleted', personId: 'p2', form: gmbhForm({ version, hash: `h${version}` }) });
  complete(3);
  play.answer('startIdentification', 'identificationStarted', { personId: 'p2', checkRef: null });
  expect(play.state.persons[1]).toMatchObject({ status: 'information_completed', checkRef: null });
  play.answer('fetchState', 'stateFetched', { state: providerState({ persons: asked }) });
  expect(play.state.persons[1]!.status).toBe('information_required');
  expect(mailsOf(play).filter((mail) => mail === 'personDataMissing')).toHaveLength(2);
  // An older version that comes late changes nothing of the newer one.
  complete(2);
  expect(play.state.form).toMatchObject({ version: 3, hash: 'h3' });
  play.answer('startIdentification', 'identificationStarted', { personId: 'p2', checkRef: 'check-p2' });
  expect(play.state.persons[1]).toMatchObject({ status: 'pending', checkRef: 'check-p2' });
  expect(links()).toBe(before + 1);
});

test('data that somebody else completed at the provider let the check begin', () => {
  const play = toTransferred(new CasePlay());
  const known = { status: 'created', checkRef: null } as const;
  play.state = { ...play.state, persons: play.state.persons.map((one) => ({ ...one, ...known })) };
  const completed = (personId: string) => verdict(personId, { status: 'information_completed', conclusive: false });
  play.fetched({ persons: [completed('p2'), completed('p3')] });
  const starting = play.state.pending.filter((effect) => effect.kind === 'startIdentification');
  expect(starting).toMatchObject([{ personId: 'p2', version: 1 }]);
});
