import { enteredSide, namedPerson, type EnteredPerson, type NamedPerson } from './compared-person.js';

const entered: EnteredPerson = {
  id: 'person-1',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Weiß',
  email: 'aenne.weiss@example.de',
  birthDate: '1980-05-17',
  nationality: 'DE',
  pepStatus: 'NOT_PEP',
  authorizedToRepresent: true,
  legalRepresentative: { typeOfRepresentation: 'JOINT' },
  beneficialOwner: { votingShare: 60 },
  address: { line1: 'Lindenallee 12', postalCode: '10115', city: 'Berlin' },
};

const side = {
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

describe('entered persons', () => {
  it('are one side of the comparison, keyed by their number', () => {
    const second = { ...entered, id: 'person-2' };
    expect(enteredSide([entered, second], 'functionaries')).toEqual({
      0: side,
      1: { ...side, bgoPersonId: 'person-2' },
    });
    expect(enteredSide([], 'functionaries')).toEqual({});
  });

  it.each<[Partial<EnteredPerson>, Record<string, unknown>]>([
    [{ pepStatus: 'PEP' }, { pepStatus: 'PEP' }],
    [{ pepStatus: null }, { pepStatus: 'NOT_PEP' }],
    [{ salutation: null }, { salutation: undefined }],
    [{ salutation: 'NO_SALUTATION' }, { salutation: 'NO_SALUTATION' }],
    [{ nationality: null }, { nationality: undefined }],
    [{ email: null }, { email: undefined }],
    [{ birthDate: null }, { birthDate: undefined }],
    [{ legalRepresentative: { typeOfRepresentation: null } }, { typeOfRepresentation: undefined }],
    [{ legalRepresentative: { typeOfRepresentation: 'ALONE' } }, { typeOfRepresentation: 'ALONE' }],
    [{ legalRepresentative: null }, { typeOfRepresentation: undefined }],
    [{ address: { city: 'Berlin' } }, { line1: undefined, postalCode: undefined }],
    [{ address: null }, { line1: undefined, postalCode: undefined, city: undefined }],
    [{ beneficialOwner: null }, { isAlsoBeneficiary: false, votingShare: undefined }],
    [{ beneficialOwner: { votingShare: 0 } }, { isAlsoBeneficiary: true, votingShare: 0 }],
  ])('with %j have %j', (change, expected) => {
    expect(enteredSide([{ ...entered, ...change }], 'functionaries')).toEqual({ 0: { ...side, ...expected } });
  });

  it.each<['functionaries' | 'beneficiaries', boolean, boolean, boolean]>([
    ['functionaries', true, true, true],
    ['functionaries', true, false, true],
    ['functionaries', false, true, false],
    ['beneficiaries', true, true, true],
    ['beneficiaries', true, false, false],
    ['beneficiaries', false, true, true],
  ])('as %s, may represent %s, owns %s: in the role %s', (kind, authorizedToRepresent, owns, inRole) => {
    const beneficialOwner = owns ? { votingShare: 60 } : null;
    expect(enteredSide([{ ...entered, authorizedToRepresent, beneficialOwner }], kind)['0']?.inRole).toBe(inRole);
  });
});

describe('a found person', () => {
  const named: NamedPerson = {
    firstName: 'Jörg',
    lastName: 'Müller',
    salutation: 'MR',
    nationality: 'DE',
    birthDate: '1975-11-02',
    votingShare: 40,
    typeOfRepresentation: 'ALONE',
    address: { line1: 'Gewerbepark 7', postalCode: '10115', city: 'Berlin' },
  };
  const found = {
    source: 'PUBLIC',
    firstName: 'Jörg',
    lastName: 'Müller',
    salutation: 'MR',
    nationality: 'DE',
    birthDate: '1975-11-02',
    votingShare: 40,
    typeOfRepresentation: 'ALONE',
    line1: 'Gewerbepark 7',
    postalCode: '10115',
    city: 'Berlin',
  };

  it('has its source', () => {
    expect(namedPerson(named, 'PUBLIC')).toEqual(found);
    expect(namedPerson(named, 'DOCUMENT')).toEqual({ ...found, source: 'DOCUMENT' });
  });

  it.each([[null], [undefined]])('with only a name (%s) has no other data', (none) => {
    const person: NamedPerson = {
      firstName: 'Jörg',
      lastName: 'Müller',
      salutation: none,
      nationality: none,
      birthDate: none,
      votingShare: none,
      typeOfRepresentation: none,
      address: none,
    };
    const { firstName, lastName, source, ...rest } = namedPerson(person, 'PUBLIC');
    expect([firstName, lastName, source]).toEqual(['Jörg', 'Müller', 'PUBLIC']);
    expect(Object.values(rest).every((value) => value === undefined)).toBe(true);
  });

  it('drops unknown values', () => {
    const odd = namedPerson({ ...named, salutation: 'Herr', typeOfRepresentation: 'Prokura' }, 'PUBLIC');
    expect([odd.salutation, odd.typeOfRepresentation]).toEqual([undefined, undefined]);
  });
});
