import { sampleApplication } from '../application/sample-application.js';
import { applyResolution } from './apply-resolution.js';
import { matchPersons } from './match-persons.js';
import { createMatchingCase } from './matching-case.js';
import { type MatchingKind } from './matching-decision.js';
import { resolutionOf } from './resolution.js';
import { confirm, select, startResolver, type Selection } from './resolver.js';
import { sampleCompletion, samplePerson } from './sample-person.js';

describe('applied to the application (spec 1 §4)', () => {
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

  it('gives the role that was compared', () => {
    const functionary = resolved('FUNCTIONARIES', 0, { action: 'ASSIGN', leftKey: '1' });
    expect(functionary.people[1]).toMatchObject({ vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: 'ALONE' });
    expect(functionary.people[1]?.gesellschafter).toBe('Nein');
    const owner = resolved('BENEFICIARIES', 0, { action: 'ASSIGN', leftKey: '1' });
    expect(owner.people[1]).toMatchObject({ gesellschafter: 'Ja', gesellschafterAnteile: '40,5' });
    expect(owner.people[1]?.vertretungsberechtigung).toBe('Nein');
    expect(owner.people[0]).toMatchObject({ gesellschafter: 'Nein' });
    expect(owner.people.map((each) => each.vorname)).toEqual(['Änne', 'Jörg']);
  });

  it('keeps every decision', () => {
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
