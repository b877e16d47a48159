import fc from 'fast-check';
import { anyApplication } from '../application/testing/any-application.js';
import { sampleApplication } from '../application/sample-application.js';
import { compareOwners, differingOwners, type ExtractOwner } from './compare-owners.js';
import { type CaseOwner, caseOwnersOf, type OwnerFacts } from './owner-facts.js';
import { compareFacts, type OwnerField } from './owner-fields.js';
import { sampleFacts } from './testing/sample-owner.js';

const owner: CaseOwner = { personId: 'p1', ...sampleFacts };
const line = (personId: string | null, registered: OwnerFacts | null): ExtractOwner => ({ personId, registered });
const differing = (application: OwnerFacts, register: OwnerFacts): readonly OwnerField[] =>
  compareFacts(application, register).flatMap(({ field, agrees }) => (agrees ? [] : [field]));

describe('the facts of an owner (§ 19 Abs. 1 GwG)', () => {
  it.each<[string, Partial<OwnerFacts>, Partial<OwnerFacts>]>([
    ['umlauts', {}, { firstName: 'Joerg', lastName: 'Weiss', city: 'Koeln' }],
    ['case', {}, { firstName: 'JÖRG', lastName: 'WEISS', city: 'köln' }],
    ['an academic title', {}, { firstName: 'Dr. Jörg' }],
    ['further given names of the register', {}, { firstName: 'Jörg Maria' }],
    ['the order of given names', { firstName: 'Jörg Maria' }, { firstName: 'Maria Jörg' }],
    ['first and last name in each other’s place', {}, { firstName: 'Weiß', lastName: 'Jörg' }],
    ['a hyphen', { firstName: 'Jörg-Peter' }, { firstName: 'Jörg Peter' }],
    ['a further nationality of the register', {}, { nationalities: ['TR', 'DE'] }],
    ['the order of nationalities', { nationalities: ['DE', 'TR'] }, { nationalities: ['TR', 'DE'] }],
    ['brackets in a place', { city: 'Frankfurt (Main)' }, { city: 'Frankfurt Main' }],
    ['no birthday in the application', { birthDate: '' }, {}],
    ['no share of a fictitious owner', { interest: 'REPRESENTATIVE', share: null }, { interest: 'REPRESENTATIVE' }],
  ])('agree in spite of %s', (_what, application, register) => {
    expect(differing({ ...sampleFacts, ...application }, { ...sampleFacts, ...register })).toEqual([]);
  });

  it.each<[OwnerField, Partial<OwnerFacts>]>([
    ['name', { lastName: 'Weise' }],
    ['name', { firstName: 'Jürgen' }],
    ['birthDate', { birthDate: '1975-02-11' }],
    ['birthDate', { birthDate: '' }],
    ['residence', { city: 'Bonn' }],
    ['residence', { city: '' }],
    ['nationalities', { nationalities: ['TR'] }],
    ['nationalities', { nationalities: [] }],
    ['interest', { interest: 'CONTROL' }],
    ['interest', { interest: null }],
    ['extent', { share: 40.01 }],
    ['extent', { share: null }],
  ])('differ in %s: %j', (field, register) => {
    expect(differing(sampleFacts, { ...sampleFacts, ...register })).toEqual([field]);
  });

  it('are shown in German on both sides', () => {
    const register = { ...sampleFacts, nationalities: ['DE', 'TR'], share: 33.333 };
    expect(compareFacts(sampleFacts, register).map((one) => [one.label, one.application, one.register])).toEqual([
      ['Name', 'Jörg Weiß', 'Jörg Weiß'],
      ['Geburtsdatum', '02.11.1975', '02.11.1975'],
      ['Wohnort', 'Köln', 'Köln'],
      ['Staatsangehörigkeit', 'Deutschland', 'Deutschland, Türkei'],
      [
        'Art des wirtschaftlichen Interesses',
        ...Array<string>(2).fill('Beteiligung am Kapital oder an den Stimmrechten'),
      ],
      ['Umfang des wirtschaftlichen Interesses', '40 %', '33,33 %'],
    ]);
  });
});

describe('the owners', () => {
  it.each<[string, readonly ExtractOwner[], readonly [string | null, string][]]>([
    ['the same', [line('p1', sampleFacts)], [['p1', 'agrees']]],
    ['another share', [line('p1', { ...sampleFacts, share: 20 })], [['p1', 'differs']]],
    ['not named there', [line('p1', null)], [['p1', 'missing']]],
    [
      'one more there',
      [line('p1', sampleFacts), line(null, sampleFacts)],
      [
        ['p1', 'agrees'],
        [null, 'surplus'],
      ],
    ],
    ['nobody entered', [], [['p1', 'uncompared']]],
    [
      'one who left the application',
      [line('p1', sampleFacts), line('p0', sampleFacts)],
      [
        ['p1', 'agrees'],
        [null, 'surplus'],
      ],
    ],
    ['one who left and was not named', [line('p1', sampleFacts), line('p0', null)], [['p1', 'agrees']]],
  ])('of the register are %s', (_what, owners, expected) => {
    const compared = compareOwners([owner], { hasEntry: true, owners });
    expect(compared.map(({ personId, standing }) => [personId, standing])).toEqual(expected);
  });

  it('are all missing where the register has no entry, whatever was entered before', () => {
    const extract = { hasEntry: false, owners: [line('p1', sampleFacts), line(null, sampleFacts)] };
    expect(compareOwners([owner], extract).map(({ standing }) => standing)).toEqual(['missing']);
  });

  it('need not exist for a missing entry to count', () => {
    expect(differingOwners(compareOwners([], { hasEntry: false, owners: [] }))).toHaveLength(1);
    expect(compareOwners([], { hasEntry: true, owners: [] })).toEqual([]);
  });

  it('of an application are those with a share and the fictitious ones', () => {
    const [first, second] = sampleApplication.people;
    const people = [
      { ...first, gesellschafter: 'Nein', gesellschafterAnteile: '', fiktiverGesellschafter: 'Ja' } as const,
      { ...second, gesellschafter: 'Nein' } as const,
      { ...second, id: 'person-3', gesellschafterAnteile: '33,33' },
    ];
    expect(caseOwnersOf({ ...sampleApplication, people })).toMatchObject([
      { personId: 'person-1', firstName: 'Änne', interest: 'REPRESENTATIVE', share: null, nationalities: ['DE'] },
      { personId: 'person-3', firstName: 'Jörg', interest: 'SHARE', share: 33.33, birthDate: '1975-11-02' },
    ]);
  });

  it('never differ from themselves, in whatever order the register has them', () => {
    fc.assert(
      fc.property(anyApplication(), fc.boolean(), (application, isReversed) => {
        const own = caseOwnersOf(application).map((one, index) => ({ ...one, personId: `p${index}` }));
        const lines = own.map(({ personId, ...facts }) => line(personId, facts));
        const owners = isReversed ? lines.reverse() : lines;
        const compared = compareOwners(own, { hasEntry: true, owners });
        expect(differingOwners(compared)).toEqual([]);
        expect(compared.map(({ personId }) => personId)).toEqual(own.map(({ personId }) => personId));
      }),
    );
  });
});
