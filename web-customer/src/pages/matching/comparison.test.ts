import { comparePersons, factsOf } from './comparison.js';

const entered = {
  firstName: 'Ole',
  lastName: 'Keßling',
  birthDate: '1981-02-27',
  nationality: 'DE',
  typeOfRepresentation: 'JOINT',
  votingShare: 33.5,
} as const;
const found = { firstName: 'Torben', lastName: 'Kessling', birthDate: '1981-02-27', votingShare: 50 } as const;

test('differences are listed by field; another spelling or a missing value is none', () => {
  expect(comparePersons(entered, found, 'FUNCTIONARIES')).toEqual([
    { field: 'firstName', entered: 'Ole', found: 'Torben', agreement: 'different' },
    { field: 'lastName', entered: 'Keßling', found: 'Kessling', agreement: 'same' },
    { field: 'birthDate', entered: '27.02.1981', found: '27.02.1981', agreement: 'same' },
    { field: 'nationality', entered: 'Deutschland', found: '', agreement: 'unknown' },
    {
      field: 'typeOfRepresentation',
      entered: 'Gemeinschaftlich',
      found: '',
      agreement: 'unknown',
    },
  ]);
});

test('owners are compared by share and address', () => {
  const address = { line1: 'Amselsteig 27', postalCode: '70173', city: 'Stuttgart' };
  const rows = comparePersons({ ...entered, ...address }, { ...found, ...address }, 'BENEFICIARIES');
  expect(rows.filter(({ field }) => field === 'votingShare' || field === 'address')).toEqual([
    { field: 'votingShare', entered: '33,5\u00a0%', found: '50\u00a0%', agreement: 'different' },
    {
      field: 'address',
      entered: 'Amselsteig 27, 70173 Stuttgart',
      found: 'Amselsteig 27, 70173 Stuttgart',
      agreement: 'same',
    },
  ]);
});

test('only known data of a person is shown', () => {
  expect(
    factsOf({ ...found, salutation: 'MR' }, 'BENEFICIARIES').map(({ field, value }) => `${field}: ${value}`),
  ).toEqual([
    'salutation: Herr',
    'firstName: Torben',
    'lastName: Kessling',
    'birthDate: 27.02.1981',
    'votingShare: 50\u00a0%',
  ]);
});
