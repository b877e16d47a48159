import {
  accountHash,
  birthdayHash,
  phoneHash,
  registerNumberHash,
  searchFieldsOf,
  searchWords,
  sequenceHashes,
  type SearchHash,
} from './search-fields.js';

const hash: SearchHash = (purpose, value) => `${purpose.slice(0, 2)}:${value}`;

const application = {
  registerData: {},
  firma: {
    firma: 'Nordlumar Feinwerk GmbH',
    city: 'Grünstadt',
    registrationIssuer: 'Amtsgericht Ludwigshafen',
    registrationNumber: 'HRB 12345 B',
  },
  people: [
    { vorname: 'Ida', nachname: 'Osterkamp', phone: '0151 234 567 89', birthday: '1980-03-12' },
    { vorname: '', nachname: '', phone: '', birthday: '' },
  ],
} as unknown as Parameters<typeof searchFieldsOf>[0]['application'];
const registration = { username: 'a@b.test', businessLegalForm: 'GMBH' } as unknown as Parameters<
  typeof searchFieldsOf
>[0]['registration'];

const { searchHashes } = searchFieldsOf({ application, registration, kontoId: '1' }, hash);

it.each(['lumar', 'einwerk', 'Grünst', 'wigsha', 'terkam', 'Ida'])('a case is found by "%s"', (part) => {
  const [word = ''] = searchWords(part);
  expect(searchHashes).toEqual(expect.arrayContaining([...sequenceHashes(hash, word)]));
});

it.each(['HRB 12345', 'hrb 012345', 'HRB 12345 B'])('a case is found by the register number %s', (number) => {
  expect(searchHashes).toContain(registerNumberHash(hash, number));
});

it('keeps neither words nor the name of the court office', () => {
  expect(sequenceHashes(hash, 'ag')).toEqual([]);
  expect(searchHashes).not.toContain(hash('sequence', 'amt'));
  expect(new Set(searchHashes).size).toBe(searchHashes.length);
});

it.each(['0151 23456789', '+49 151 23456789', '0049 (151) 234-567-89'])(
  'a case is found by the telephone %s',
  (phone) => {
    expect(searchHashes).toContain(phoneHash(hash, phone));
  },
);

it('a case is found by a day of birth, and keeps nothing of empty fields', () => {
  expect(searchHashes).toContain(birthdayHash(hash, '1980-03-12'));
  expect(searchHashes).not.toContain(birthdayHash(hash, ''));
  expect(searchHashes).not.toContain(phoneHash(hash, ''));
});

it('an account has one hash, however it is grouped', () => {
  expect(accountHash(hash, 'de82 9001 0000 1000 0001 01')).toBe(accountHash(hash, 'DE82900100001000000101'));
});
