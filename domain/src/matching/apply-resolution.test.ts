import { type Application } from '../application/application.js';
import { sampleApplication } from '../application/sample-application.js';
import { applyResolution } from './apply-resolution.js';
import { matchPersons } from './match-persons.js';
import { createMatchingCase } from './matching-case.js';
import { type MatchingKind } from '../application/matching-decision.js';
import { resolutionOf } from './resolution.js';
import { confirm, select, startResolver, type Selection } from './resolver.js';
import { sampleCompletion, samplePerson } from './testing/sample-person.js';

describe('applied to the application (R1 §4)', () => {
  const ids = { newId: () => 'person-9' };
  const resolved = (kind: MatchingKind, index: number, one: Selection) => {
    const entered = {
      0: samplePerson('Anna', { bgoPersonId: 'person-1' }),
      1: samplePerson('Bert', { bgoPersonId: 'person-2' }),
    };
    const found = [samplePerson('Xaver', { votingShare: 40.5, typeOfRepresentation: 'ALONE' })];
    const result = matchPersons(entered, found);
    const matchingCase = createMatchingCase({ kind, source: 'PUBLIC', entered, found, result });
    const state = confirm(select(startResolver(matchingCase), index, one), true);
    const people = sampleApplication.people.map((each) => ({
      ...each,
      vertretungsberechtigung: 'Nein' as const,
      vertretungsberechtigungArt: '' as const,
      gesellschafter: 'Nein' as const,
      gesellschafterAnteile: '',
    }));
    const application = { ...sampleApplication, people };
    return applyResolution({ application, matchingCase, resolution: resolutionOf(state), ...ids });
  };

  it('assigns the compared role', () => {
    const functionary = resolved('FUNCTIONARIES', 0, { action: 'ASSIGN', leftKey: '1' });
    expect(functionary.people[1]).toMatchObject({ vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: 'ALONE' });
    expect(functionary.people[1]?.gesellschafter).toBe('Nein');
    const owner = resolved('BENEFICIARIES', 0, { action: 'ASSIGN', leftKey: '1' });
    expect(owner.people[1]).toMatchObject({ gesellschafter: 'Ja', gesellschafterAnteile: '40,5' });
    expect(owner.people[1]?.vertretungsberechtigung).toBe('Nein');
    expect(owner.people[0]).toMatchObject({ gesellschafter: 'Nein' });
    expect(owner.people.map((each) => each.vorname)).toEqual(['Änne', 'Jörg']);
  });

  it('keeps the entered name, unless the spelling of the other side is taken over', () => {
    const names = ({ people }: Application) => people.map(({ vorname, nachname }) => `${vorname} ${nachname}`);
    const kept = resolved('FUNCTIONARIES', 0, { action: 'ASSIGN', leftKey: '1' });
    const taken = resolved('FUNCTIONARIES', 0, { action: 'ASSIGN', leftKey: '1', takesSpelling: true });
    expect(names(kept)[1]).toMatch(/^Jörg /);
    expect(names(taken)).toEqual([names(kept)[0], 'Xaver Beispiel']);
  });

  it('stores every decision', () => {
    const key = 'beispiel|xaver|1980-05-17';
    expect(resolved('FUNCTIONARIES', 0, { action: 'ASSIGN', leftKey: '1' }).matchingDecisions).toEqual([
      { kind: 'FUNCTIONARIES', decision: 'ASSIGNED', foundKey: key, personId: 'person-2' },
      { kind: 'FUNCTIONARIES', decision: 'CONFIRMED', personId: 'person-1' },
    ]);
    expect(resolved('FUNCTIONARIES', 0, { action: 'IGNORE' }).matchingDecisions).toEqual([
      { kind: 'FUNCTIONARIES', decision: 'IGNORED', foundKey: key },
      { kind: 'FUNCTIONARIES', decision: 'CONFIRMED', personId: 'person-1' },
      { kind: 'FUNCTIONARIES', decision: 'CONFIRMED', personId: 'person-2' },
    ]);
    const created = resolved('BENEFICIARIES', 0, { action: 'CREATE', person: samplePerson('Neu', sampleCompletion) });
    expect(created.matchingDecisions?.[0]).toEqual({
      kind: 'BENEFICIARIES',
      decision: 'CREATED',
      foundKey: key,
      personId: 'person-9',
    });
    expect(created.people[2]).toMatchObject({ id: 'person-9', gesellschafter: 'Ja', vertretungsberechtigung: 'Nein' });
  });
});

describe('entered values', () => {
  type Entered = (typeof sampleApplication.people)[number];
  const assigned = (kind: MatchingKind, entered: Partial<Entered>, found: Parameters<typeof samplePerson>[1]) => {
    const left = { 0: samplePerson('Anna', { bgoPersonId: 'person-1' }) };
    const right = [samplePerson('Xaver', found)];
    const result = matchPersons(left, right);
    const matchingCase = createMatchingCase({ kind, source: 'PUBLIC', entered: left, found: right, result });
    const state = select(startResolver(matchingCase), 0, { action: 'ASSIGN', leftKey: '0' });
    const application = { ...sampleApplication, people: [{ id: 'person-1', ...entered }, { id: 'other' }] };
    const resolution = resolutionOf(state);
    return applyResolution({ application, matchingCase, resolution, newId: () => 'unused' }).people;
  };

  it.each<[Partial<Entered>, 'ALONE' | 'JOINT' | undefined, string]>([
    [{ vertretungsberechtigungArt: 'OTHER' }, 'ALONE', 'OTHER'],
    [{ vertretungsberechtigungArt: 'ALONE' }, undefined, 'ALONE'],
    [{ vertretungsberechtigungArt: '' }, 'ALONE', 'ALONE'],
    [{}, 'ALONE', 'ALONE'],
    [{}, undefined, 'JOINT'],
  ])('of representation, %j against %s, ends as %s', (entered, typeOfRepresentation, art) => {
    expect(assigned('FUNCTIONARIES', entered, { typeOfRepresentation })).toStrictEqual([
      { id: 'person-1', vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: art },
      { id: 'other' },
    ]);
  });

  it.each<[Partial<Entered>, number | undefined, Partial<Entered>]>([
    [{ gesellschafterAnteile: '60' }, 40, { gesellschafterAnteile: '60' }],
    [{ gesellschafterAnteile: '60' }, undefined, { gesellschafterAnteile: '60' }],
    [{ gesellschafterAnteile: '' }, 40.5, { gesellschafterAnteile: '40,5' }],
    [{}, 25, { gesellschafterAnteile: '25' }],
    [{}, undefined, {}],
    [{ gesellschafterAnteile: '' }, undefined, { gesellschafterAnteile: '' }],
    [{ gesellschafter: 'Nein', gesellschafterAnteile: '60' }, 40, { gesellschafterAnteile: '40' }],
    [
      { gesellschafter: 'Nein', fiktiverGesellschafter: 'Ja' },
      40,
      { fiktiverGesellschafter: 'Nein', gesellschafterAnteile: '40' },
    ],
  ])('of shares, %j against %s, ends as %j', (entered, votingShare, shares) => {
    expect(assigned('BENEFICIARIES', entered, { votingShare })).toStrictEqual([
      { id: 'person-1', gesellschafter: 'Ja', ...shares },
      { id: 'other' },
    ]);
  });
});

describe('several created persons', () => {
  it('have one decision each, after the earlier ones', () => {
    const found = [samplePerson('Xaver'), samplePerson('Yvonne')];
    const result = matchPersons({}, found);
    const kind = 'FUNCTIONARIES';
    const matchingCase = createMatchingCase({ kind, source: 'PUBLIC', entered: {}, found, result });
    const create = { action: 'CREATE', person: samplePerson('Neu', sampleCompletion) } as const;
    const resolution = resolutionOf(select(select(startResolver(matchingCase), 0, create), 1, create));
    const before = { kind, decision: 'CONFIRMED', personId: 'person-1' } as const;
    const ids = ['person-8', 'person-9'];
    const { people, matchingDecisions } = applyResolution({
      application: { ...sampleApplication, people: [], matchingDecisions: [before] },
      matchingCase,
      resolution,
      newId: () => ids.shift() ?? '',
    });
    expect(people.map(({ id }) => id)).toEqual(['person-8', 'person-9']);
    expect(matchingDecisions).toEqual([
      before,
      { kind, decision: 'CREATED', foundKey: 'beispiel|xaver|1980-05-17', personId: 'person-8' },
      { kind, decision: 'CREATED', foundKey: 'beispiel|yvonne|1980-05-17', personId: 'person-9' },
    ]);
  });
});
