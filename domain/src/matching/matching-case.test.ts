import { type Application } from '../application/application.js';
import { sampleApplication } from '../application/sample-application.js';
import { compareApplication, createMatchingCase, enteredPersons, personOfMatching } from './matching-case.js';
import { type MatchingPerson } from './matching-person.js';
import { sampleCompletion, samplePerson } from './testing/sample-person.js';

describe('persons of an application (R3 §3)', () => {
  const weiss = {
    source: 'CUSTOMER',
    bgoPersonId: 'person-1',
    firstName: 'Änne',
    lastName: 'Weiß',
    salutation: 'MS',
    nationality: 'DE',
    email: 'aenne.weiss@example.de',
    birthDate: '1980-05-17',
    pepStatus: 'NOT_PEP',
    isAlsoBeneficiary: true,
    votingShare: 60,
    line1: 'Lindenallee 12',
    postalCode: '10115',
    city: 'Berlin',
    typeOfRepresentation: 'JOINT',
    inRole: true,
  };

  it('are complete, keyed by their number', () => {
    const entered = enteredPersons(sampleApplication, 'FUNCTIONARIES');
    expect(Object.keys(entered)).toEqual(['0', '1']);
    expect(entered['0']).toEqual(weiss);
  });

  it('have no empty fields', () => {
    const application = { ...sampleApplication, people: [{ id: 'p', vertretungsberechtigung: 'Ja' as const }] };
    const person = enteredPersons(application, 'FUNCTIONARIES')['0'];
    expect(Object.entries(person ?? {}).filter(([, value]) => value !== undefined)).toEqual([
      ['source', 'CUSTOMER'],
      ['bgoPersonId', 'p'],
      ['firstName', ''],
      ['lastName', ''],
      ['isAlsoBeneficiary', false],
      ['inRole', true],
    ]);
  });

  it('exist before a legal form is chosen', () => {
    const registerData = { ...sampleApplication.registerData, rechtsform: '' as const };
    const application: Application = { ...sampleApplication, registerData };
    expect(enteredPersons(application, 'BENEFICIARIES')['0']).toMatchObject({ lastName: 'Weiß', inRole: true });
  });
});

describe('the case for the customer (R3 §3)', () => {
  const entered = { 0: samplePerson('Anna'), 1: samplePerson('Bert'), 2: samplePerson('Carl', { inRole: false }) };
  const found = [samplePerson('Xaver', { source: 'DOCUMENT' }), samplePerson('Anna')];
  const match = { enteredKey: '0', foundIndex: 1, score: 1, explanation: [] };
  const created = (unmatchedEntered: readonly string[], unmatchedFound: readonly number[]) =>
    createMatchingCase({
      kind: 'BENEFICIARIES',
      source: 'PUBLIC',
      entered,
      found,
      result: { matches: [match], unmatchedEntered, unmatchedFound },
    });

  it('marks what matched by rule on both sides', () => {
    expect(created(['1'], [0])).toEqual({
      kind: 'BENEFICIARIES',
      source: 'PUBLIC',
      leftSide: {
        0: samplePerson('Anna', { matchType: 'MATCH', matchingIndexOfRightSide: 1 }),
        1: samplePerson('Bert', { inRole: true }),
        2: samplePerson('Carl', { inRole: false }),
      },
      rightSide: [
        samplePerson('Xaver', { source: 'PUBLIC' }),
        samplePerson('Anna', { source: 'PUBLIC', matchType: 'MATCH' }),
      ],
    });
  });

  it('expects neither a person whom the customer confirmed before, nor one without the role', () => {
    expect(created([], [0]).leftSide['1']?.inRole).toBe(false);
    expect(created(['1', '2'], [0]).leftSide['2']?.inRole).toBe(false);
  });
});

describe('decisions of an application', () => {
  const found = [samplePerson('Xaver')];
  const ignored = { decision: 'IGNORED', foundKey: 'beispiel|xaver|1980-05-17' } as const;
  const compared = (application: Application) =>
    compareApplication({ application, kind: 'FUNCTIONARIES', source: 'PUBLIC', found });

  it('apply to the role they were made for', () => {
    const decided = (kind: 'FUNCTIONARIES' | 'BENEFICIARIES'): Application => ({
      ...sampleApplication,
      matchingDecisions: [{ ...ignored, kind }],
    });
    expect(compared(decided('FUNCTIONARIES'))?.rightSide[0]?.matchType).toBe('MATCH');
    expect(compared(decided('BENEFICIARIES'))?.rightSide[0]?.matchType).toBeUndefined();
  });
});

describe('a created person in the form', () => {
  const created: MatchingPerson = samplePerson('Neu', {
    ...sampleCompletion,
    votingShare: 33.3,
    line1: 'Weg 1',
    postalCode: '01067',
    city: 'Dresden',
  });
  const functionary = {
    id: 'person-3',
    anrede: 'MS',
    vorname: 'Neu',
    nachname: 'Beispiel',
    nationality: 'DE',
    birthday: '1980-05-17',
    line1: 'Weg 1',
    postalCode: '01067',
    city: 'Dresden',
    email: 'neu@example.de',
    toggleSteuerId: 'Nein',
    vertretungsberechtigung: 'Ja',
    vertretungsberechtigungArt: 'ALONE',
    gesellschafter: 'Nein',
    exponiert: 'Ja',
  };
  const owner = {
    ...functionary,
    vertretungsberechtigung: 'Nein',
    vertretungsberechtigungArt: '',
    gesellschafter: 'Ja',
    gesellschafterAnteile: '33,3',
  };

  it('has the compared role, and the other one only if it is known', () => {
    expect(personOfMatching(created, 'FUNCTIONARIES', 'person-3')).toEqual(functionary);
    expect(personOfMatching({ ...created, isAlsoBeneficiary: true }, 'FUNCTIONARIES', 'person-3')).toEqual({
      ...functionary,
      gesellschafter: 'Ja',
      gesellschafterAnteile: '33,3',
    });
    expect(personOfMatching(created, 'BENEFICIARIES', 'person-3')).toEqual(owner);
    expect(personOfMatching({ ...created, votingShare: undefined }, 'BENEFICIARIES', 'person-3')).not.toHaveProperty(
      'gesellschafterAnteile',
    );
  });

  it('has empty fields for unknown data', () => {
    const { birthDate: _birthDate, ...nameless } = samplePerson('Neu');
    expect(personOfMatching(nameless, 'FUNCTIONARIES', 'p')).toEqual({
      id: 'p',
      anrede: '',
      vorname: 'Neu',
      nachname: 'Beispiel',
      nationality: '',
      birthday: '',
      line1: '',
      postalCode: '',
      city: '',
      email: '',
      toggleSteuerId: 'Nein',
      vertretungsberechtigung: 'Ja',
      vertretungsberechtigungArt: '',
      gesellschafter: 'Nein',
      exponiert: '',
    });
  });
});
